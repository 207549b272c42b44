import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Silence, EmptyStateRoot } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** Ce qui manque : « Aucun article trouvé. » */
  title: string;
  /** Pourquoi, et la suite. */
  children?: ReactNode;
  /** La prochaine étape : un bouton. */
  action?: ReactNode;
  /** Le rang du titre dans le plan de la page. */
  headingLevel?: 2 | 3;
}

/** Where a list has nothing to show: a waveform that falls silent, the reason, the next step. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <EmptyStateRoot>
      <Silence seed={title} bars={32} progress={0.4} tone="brand" />
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {children && (
        <Text tone="muted" as="div">
          {children}
        </Text>
      )}
      {action}
    </EmptyStateRoot>
  );
}

import type { ReactNode } from 'react';
import { Text } from '#design-system/primitives/Text';
import type { Difference } from '../description.ts';
import { WordDifference } from '../WordDifference/WordDifference.tsx';
import { Places } from './DocumentComparison.styles.ts';

export interface DocumentComparisonProps {
  /** Ce qui diffère, champ par champ. */
  differences: readonly Difference[];
  /** Ce qui peut se faire à un endroit. */
  renderAction?: (difference: Difference) => ReactNode;
}

/** Two texts of a document: each place in which they differ, word by word. */
export function DocumentComparison({ differences, renderAction }: DocumentComparisonProps) {
  if (differences.length === 0) return <Text tone="muted">Les deux textes sont les mêmes.</Text>;
  return (
    <Places>
      {differences.map((difference) => (
        <section key={difference.path} aria-label={difference.label}>
          <header>
            <Text size="small" weight="semibold">
              {difference.label}
            </Text>
            {renderAction?.(difference)}
          </header>
          <WordDifference before={difference.before} after={difference.after} />
        </section>
      ))}
    </Places>
  );
}

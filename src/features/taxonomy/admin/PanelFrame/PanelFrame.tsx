import { type ReactNode, useId } from 'react';
import { Card } from '#design-system/components/Card';
import { Skeleton } from '#design-system/components/Skeleton';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { FormBox, Head } from './PanelFrame.styles.ts';

export interface PanelFrameProps {
  /** Le titre du panneau. */
  title: string;
  /** Combien il y en a; rien tant que personne ne le sait. */
  count: number | undefined;
  /** Les données arrivent encore. */
  isLoading: boolean;
  /** Ce que dit une liste vide. */
  emptyText: string;
  /** Le formulaire d’ajout, au-dessus de la liste. */
  form: ReactNode;
  /** La liste, montrée dès qu’elle a des éléments. */
  children: ReactNode;
}

/** One column of the screen: a form, and below it the list of what exists. */
export function PanelFrame({ title, count, isLoading, emptyText, form, children }: PanelFrameProps) {
  const titleId = useId();
  return (
    <Card density="dense" render={<section aria-labelledby={titleId} />}>
      <Card.Body>
        <Head>
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          <Text isAnnounced size="small" tone="muted" isTabular>
            {isLoading ? 'Chargement...' : count}
          </Text>
        </Head>
        <FormBox>{form}</FormBox>
        {isLoading && (
          <Skeleton.Group label="">
            <Stack $gap={3}>
              {(['most', 'half', 'full', 'third'] as const).map((width) => (
                <Skeleton key={width} shape="title" width={width} />
              ))}
            </Stack>
          </Skeleton.Group>
        )}
        {count === 0 && (
          <Text size="small" tone="muted">
            {emptyText}
          </Text>
        )}
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {count ? children : null}
      </Card.Body>
    </Card>
  );
}

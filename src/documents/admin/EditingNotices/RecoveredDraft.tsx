import { useState } from 'react';
import type { Draft } from '#documents/data/draftStore.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import type { KindWords } from '#documents/data/documentKinds.ts';
import type { Difference } from '../description.ts';
import { FieldComparison } from '../FieldComparison/FieldComparison.tsx';
import { formatLabels } from '../words.ts';
import { formatAge, foundTitle } from './foundTitle.ts';
import { Differences } from './RecoveredDraft.styles.ts';

export interface RecoveredDraftProps {
  /** Comment s’appelle le document. */
  words: KindWords;
  /** Le brouillon retrouvé sur l’appareil. */
  draft: Pick<Draft, 'editedAt' | 'isNew'>;
  /** Ce qu’il changerait : `before` est ce que le serveur y a. */
  differences: readonly Difference[];
  /** Un enregistrement est en cours : le brouillon ne peut être repris au milieu. */
  isPending: boolean;
  /** Le reprend. */
  onRecover: () => void;
  /** Le jette, après une question. */
  onDismiss: () => void;
}

/** A draft that was left on this device, and what it would change. Nothing is done with it until the person says so. */
export function RecoveredDraft({
  words,
  draft,
  differences,
  isPending,
  onRecover,
  onDismiss,
}: RecoveredDraftProps) {
  const [now] = useState(() => Date.now());
  const title = draft.isNew && differences.find(({ path }) => path === 'title')?.after;
  const labels = formatLabels(differences.map(({ label }) => label));
  return (
    <Alert
      title={foundTitle(draft.editedAt, now)}
      action={
        <>
          <Button size="small" isDisabled={isPending} onClick={onRecover}>
            Reprendre ce texte
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            Ignorer
          </Button>
        </>
      }
    >
      <Text size="small">
        {`${title ? `« ${title} ». ` : ''}Écrit ${formatAge(draft.editedAt, now)}, jamais enregistré sur le serveur. Ce qui diffère : ${labels}.`}
      </Text>
      <Differences>
        <summary>Voir ce qui diffère</summary>
        {differences.map(({ path, label, before, after }) => (
          <section key={path} aria-label={label}>
            <Text size="small" weight="semibold">
              {label}
            </Text>
            <FieldComparison
              mine={{ title: 'Texte retrouvé', text: after }}
              theirs={{ title: draft.isNew ? words.origin : 'Version du serveur', text: before }}
            />
          </section>
        ))}
      </Differences>
    </Alert>
  );
}

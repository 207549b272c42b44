import { useState } from 'react';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { type Draft, findTitle } from '#data/articles/editing/draftStore.ts';
import { changedByDraft } from '#data/articles/editing/editorReducer.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { FieldComparison } from '#admin/documents/FieldComparison/index.ts';
import { useFieldText } from '../useFieldText.ts';
import { fieldLabels, formatFields } from '../fieldLabels.ts';
import { formatAge, foundTitle } from './foundTitle.ts';
import { Differences } from './RecoveredDraft.styles.ts';

export interface RecoveredDraftProps {
  draft: Draft;
  /** What the server has. */
  server: ArticleInput;
  /** A save is running: the draft can't be taken up in the middle of it. */
  isPending: boolean;
  onRecover: () => void;
  onDismiss: () => void;
}

/** A draft that was left on this device, and what it would change. Nothing is done with it until the person says so. */
export function RecoveredDraft({ draft, server, isPending, onRecover, onDismiss }: RecoveredDraftProps) {
  const [now] = useState(() => Date.now());
  const getText = useFieldText();
  const changed = changedByDraft(draft, server);
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
        {`${draft.isNew && findTitle(draft) ? `« ${findTitle(draft)} ». ` : ''}Écrit ${formatAge(draft.editedAt, now)}, jamais enregistré sur le serveur. Ce qui diffère : ${formatFields(changed)}.`}
      </Text>
      <Differences>
        <summary>Voir ce qui diffère</summary>
        {changed.map((field) => (
          <section key={field} aria-label={fieldLabels[field]}>
            <Text size="small" weight="semibold">
              {fieldLabels[field]}
            </Text>
            <FieldComparison
              mine={{ title: 'Texte retrouvé', text: getText({ ...server, ...draft.changes }, field) }}
              theirs={{
                title: draft.isNew ? 'Nouvel article' : 'Version du serveur',
                text: getText(server, field),
              }}
            />
          </section>
        ))}
      </Differences>
    </Alert>
  );
}

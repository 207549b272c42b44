import { useState } from 'react';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import type { LocalCopy } from '#data/articles/editing/draftStore.ts';
import { changedByCopy } from '#data/articles/editing/editorReducer.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { FieldComparison } from '../FieldComparison/index.ts';
import { fieldLabels, namesOf } from '../fieldLabels.ts';
import { ageOf, foundTitle } from './foundTitle.ts';
import { Differences } from './RecoveredDraft.styles.ts';

export interface RecoveredTextProps {
  copy: LocalCopy;
  /** What the server has. */
  server: ArticleInput;
  /** A save is running: the text can't be taken up in the middle of it. */
  isPending: boolean;
  onResume: () => void;
  onDismiss: () => void;
}

/** A text that was left unsaved on this device, and what it would change. Nothing is done with it until the person says so. */
export function RecoveredText({ copy, server, isPending, onResume, onDismiss }: RecoveredTextProps) {
  const [now] = useState(() => Date.now());
  const changed = changedByCopy(copy, server);
  return (
    <Alert
      title={foundTitle(copy.typedAt, now)}
      action={
        <>
          <Button size="small" isDisabled={isPending} onClick={onResume}>
            Reprendre ce texte
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            Ignorer
          </Button>
        </>
      }
    >
      <Text size="small">
        {copy.isNew && copy.typed.title && `« ${copy.typed.title} ». `}
        {`Écrit ${ageOf(copy.typedAt, now)}, jamais enregistré sur le serveur. Ce qui diffère : ${namesOf(changed)}.`}
      </Text>
      <Differences>
        <summary>Voir ce qui diffère</summary>
        {changed.map((field) => (
          <section key={field} aria-label={fieldLabels[field]}>
            <Text size="small" weight="semibold">
              {fieldLabels[field]}
            </Text>
            <FieldComparison
              field={field}
              mine={{ title: 'Texte retrouvé', input: copy.typed }}
              theirs={{ title: copy.isNew ? 'Nouvel article' : 'Version du serveur', input: server }}
            />
          </section>
        ))}
      </Differences>
    </Alert>
  );
}

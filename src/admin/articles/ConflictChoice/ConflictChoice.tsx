import type { Ref } from 'react';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { type ArticleField, articleFields } from '#data/articles/editing/merge.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { FieldComparison } from '#admin/documents/FieldComparison/index.ts';
import { useFieldText } from '../useFieldText.ts';
import { fieldLabels, formatFields } from '../fieldLabels.ts';
import { Choices } from './ConflictChoice.styles.ts';

export interface ConflictChoiceProps {
  /** What the form holds. */
  text: ArticleInput;
  /** What the server has of the fields that both sides changed. */
  conflicts: Partial<ArticleInput>;
  /** Fields that came in from the other side by themselves. */
  mergedIn: readonly ArticleField[];
  /** The requested save goes on after the last choice. */
  isSavePending: boolean;
  onResolve: (field: ArticleField, choice: 'mine' | 'theirs') => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The article was saved elsewhere meanwhile: what came in from there, and what both sides changed, to choose field by
 * field.
 */
export function ConflictChoice({
  text,
  conflicts,
  mergedIn,
  isSavePending,
  onResolve,
  ref,
}: ConflictChoiceProps) {
  const getText = useFieldText();
  const fields = articleFields.filter((field) => conflicts[field] !== undefined);
  const brought = mergedIn.length > 0 && `Repris de l’autre version : ${formatFields(mergedIn)}.`;
  if (fields.length === 0) {
    return brought && <Alert title="Cet article avait été enregistré ailleurs entre-temps.">{brought}</Alert>;
  }
  const theirs = { ...text, ...conflicts };
  return (
    <Alert tone="warning" isAnnounced title="Cet article a été enregistré ailleurs entre-temps.">
      <p>
        {[
          'Rien n’a été écrasé, et votre texte est toujours ici.',
          `${fields.length > 1 ? 'Ces champs ont changé' : 'Ce champ a changé'} des deux côtés : choisissez ce qui reste.`,
          isSavePending && 'L’enregistrement suivra.',
          brought,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Choices ref={ref} tabIndex={-1}>
        {fields.map((field) => (
          <section key={field} aria-label={fieldLabels[field]}>
            <Text size="small" weight="semibold">
              {fieldLabels[field]}
            </Text>
            <FieldComparison
              mine={{
                title: 'Votre texte',
                text: getText(text, field),
                action: (
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={`Garder votre texte : ${fieldLabels[field]}`}
                    onClick={() => onResolve(field, 'mine')}
                  >
                    Garder votre texte
                  </Button>
                ),
              }}
              theirs={{
                title: 'Leur texte',
                text: getText(theirs, field),
                action: (
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={`Prendre leur texte : ${fieldLabels[field]}`}
                    onClick={() => onResolve(field, 'theirs')}
                  >
                    Prendre leur texte
                  </Button>
                ),
              }}
            />
          </section>
        ))}
      </Choices>
    </Alert>
  );
}

import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { PlanChange, type PlanChangeProps } from '#documents/admin/PlanChange/index.ts';
import { statusLabel } from '#features/articles/data/articleStatus.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { Button } from '#design-system/components/Button';
import { Kbd } from '#design-system/components/Kbd';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { articleParts } from '../article.kind.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { BelowBar, Buttons } from './PublicationCard.styles.ts';
import { PublicationNote, type PublicationNoteProps } from './PublicationNote.tsx';
import { PublishLater } from './PublishLater.tsx';
import { type CheckedSaveProps, SaveButtons } from './SaveButtons.tsx';

const statuses = Object.entries(statusLabel).map(([value, label]) => ({ value, label }));

export interface PublicationCardProps extends CheckedSaveProps, Pick<PublicationNoteProps, 'publication'> {
  onSchedule: () => void;
  /** Plans modifications of an article that visitors read; null for others, which are planned themselves. */
  editor: PlanChangeProps['editor'] | null;
  /** The article among all documents. */
  document: string;
}

/** Status, the buttons that choose one by themselves, and the date of a later publication (product 7.7 to 7.10). */
export function PublicationCard({
  publication,
  onSchedule,
  editor,
  document,
  isChecking,
  onCheck,
  ...buttons
}: PublicationCardProps) {
  const { control } = useFormContext<ArticleInput>();
  const isPublished = publication?.status === 'published';
  const isUpdated = useWatch({ control, name: 'status' }) === 'published' && isPublished;
  const isPendingSave = isUpdated && buttons.hasChanges;
  return (
    <FormCard aria-labelledby="publication">
      <h2 id="publication">Publication</h2>
      <Controller
        control={control}
        name="status"
        render={({ field: { onChange, ...field } }) => (
          <Field
            label={articleParts.status.label}
            description={
              <>
                {isPendingSave ? 'Enregistré sans publier' : isUpdated ? 'Mis à jour' : 'Enregistré tel quel'}{' '}
                par <Kbd>Entrée</Kbd> ou <Kbd>Ctrl</Kbd> <Kbd>S</Kbd>
                {isPendingSave ? '.' : isUpdated ? ', sans changer de date.' : ', sans date de publication.'}
              </>
            }
          >
            <Select {...field} items={statuses} onValueChange={onChange} />
          </Field>
        )}
      />
      <Buttons>
        <SaveButtons {...buttons} />
        <Button variant="ghost" isPending={isChecking} onClick={onCheck}>
          Vérifier
        </Button>
      </Buttons>
      {buttons.onSavePending && (
        <BelowBar>
          <Button variant="outline" isDisabled={buttons.isPending} onClick={buttons.onSavePending}>
            Enregistrer sans publier
          </Button>
        </BelowBar>
      )}
      <PublicationNote publication={publication} hasChanges={buttons.hasChanges} />
      {editor ? (
        <PlanChange document={document} editor={editor} />
      ) : (
        <PublishLater isPending={buttons.isPending} onSchedule={onSchedule} />
      )}
    </FormCard>
  );
}

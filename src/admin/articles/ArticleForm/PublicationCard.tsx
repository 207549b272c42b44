import { Controller, useFormContext } from 'react-hook-form';
import { statusLabel } from '#data/articles/articleStatus.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { Kbd } from '#design-system/components/Kbd';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { fieldLabels } from '../fieldLabels.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { Buttons } from './PublicationCard.styles.ts';
import { PublicationNote, type PublicationNoteProps } from './PublicationNote.tsx';
import { SaveButtons, type SaveButtonsProps } from './SaveButtons.tsx';

const statuses = Object.entries(statusLabel).map(([value, label]) => ({ value, label }));

export interface PublicationCardProps extends SaveButtonsProps, PublicationNoteProps {}

/** Status, and the two buttons that choose one by themselves (product 7.7, 7.8). */
export function PublicationCard({ publication, ...buttons }: PublicationCardProps) {
  const { control } = useFormContext<ArticleInput>();
  return (
    <FormCard aria-labelledby="publication">
      <h2 id="publication">Publication</h2>
      <Controller
        control={control}
        name="status"
        render={({ field: { onChange, ...field } }) => (
          <Field
            label={fieldLabels.status}
            description={
              <>
                Enregistré tel quel par <Kbd>Entrée</Kbd> ou <Kbd>Ctrl</Kbd> <Kbd>S</Kbd>, sans date de
                publication.
              </>
            }
          >
            <Select {...field} items={statuses} onValueChange={onChange} />
          </Field>
        )}
      />
      <Buttons>
        <SaveButtons {...buttons} />
      </Buttons>
      <PublicationNote publication={publication} />
    </FormCard>
  );
}

import { Controller, useFormContext } from 'react-hook-form';
import { statusLabel } from '#features/articles/data/articleStatus.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { articleParts } from '../article.kind.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { Buttons, Choice } from './PublicationCard.styles.ts';

const statuses = Object.entries(statusLabel).map(([value, label]) => ({ value, label }));

export interface PublicationCardProps {
  /** Where the article stands for visitors. */
  standing: 'draft' | 'archived' | 'scheduled' | 'online';
  /** A save is running, or the checks before it. */
  isPending: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** What each button does where the article stands (product 7.8). */
const words = {
  draft: { save: 'brouillon, pour l’équipe', publish: 'à la date d’aujourd’hui' },
  archived: { save: 'brouillon, pour l’équipe', publish: 'à la date d’aujourd’hui' },
  scheduled: { save: 'brouillon, ne paraîtra pas', publish: 'tout de suite, à la date d’aujourd’hui' },
  online: { save: 'brouillon, quitte le site', publish: 'à la date d’aujourd’hui' },
};

/** The status, and the two buttons that choose one by themselves (product 7.7, 7.8). All else is the bar's. */
export function PublicationCard({ standing, isPending, onSaveDraft, onPublish }: PublicationCardProps) {
  const { control } = useFormContext<ArticleInput>();
  const { save, publish } = words[standing];
  return (
    <FormCard aria-labelledby="publication">
      <h2 id="publication">Publication</h2>
      <Controller
        control={control}
        name="status"
        render={({ field: { onChange, ...field } }) => (
          <Field label={articleParts.status.label}>
            <Select {...field} items={statuses} onValueChange={onChange} />
          </Field>
        )}
      />
      <Buttons>
        <Choice variant="outline" isDisabled={isPending} onClick={onSaveDraft}>
          Sauvegarder <small>{save}</small>
        </Choice>
        <Choice variant="outline" isDisabled={isPending} onClick={onPublish}>
          Publier <small>{publish}</small>
        </Choice>
      </Buttons>
    </FormCard>
  );
}

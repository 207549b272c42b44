import { Controller, useFormContext } from 'react-hook-form';
import { statusLabel } from '#data/articles/articleStatus.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { Button } from '#design-system/components/Button';
import { Kbd } from '#design-system/components/Kbd';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { Text } from '#design-system/primitives/Text';
import { fieldLabels } from '../fieldLabels.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { Buttons } from './PublicationCard.styles.ts';

const statuses = Object.entries(statusLabel).map(([value, label]) => ({ value, label }));

export interface PublicationCardProps {
  /** Visitors see the article: a draft takes it away from them. */
  isPublished: boolean;
  isPending: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** Status, and the two buttons that choose one by themselves (spec sections 2 and 4). */
export function PublicationCard({ isPublished, isPending, onSaveDraft, onPublish }: PublicationCardProps) {
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
                Enregistré tel quel par <Kbd>Entrée</Kbd> ou <Kbd>Ctrl</Kbd> <Kbd>S</Kbd>.
              </>
            }
          >
            <Select {...field} items={statuses} onValueChange={onChange} />
          </Field>
        )}
      />
      <Buttons>
        <Button variant="outline" isPending={isPending} onClick={onSaveDraft}>
          Sauvegarder
        </Button>
        <Button variant="primary" isDisabled={isPending} onClick={onPublish}>
          Publier
        </Button>
      </Buttons>
      <Text size="small" tone="muted">
        {isPublished
          ? 'L’article est en ligne. « Sauvegarder » en fait un brouillon et le retire du site.'
          : '« Sauvegarder » garde un brouillon, « Publier » met l’article en ligne.'}
      </Text>
    </FormCard>
  );
}

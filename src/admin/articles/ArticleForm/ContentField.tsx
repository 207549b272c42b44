import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { Markdown } from '#design-system/components/Markdown';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { fieldLabels } from '../fieldLabels.ts';
import { Preview } from './ContentField.styles.ts';

const views = [
  { value: 'write', label: 'Écrire' },
  { value: 'read', label: 'Aperçu' },
] as const;

/** The text in Markdown, and how visitors will read it. */
export function ContentField() {
  const {
    register,
    getValues,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const [view, setView] = useState<'write' | 'read'>('write');
  const content = view === 'read' ? getValues('content') : '';

  return (
    <Field
      label={fieldLabels.content}
      description="En Markdown : ## pour un titre, ** pour du gras, - pour une liste."
      error={errors.content?.message}
      aside={
        <SegmentedControl
          label="Vue du contenu"
          size="small"
          items={views}
          value={view}
          onValueChange={setView}
        />
      }
    >
      <TextArea rows={15} hidden={view === 'read'} {...register('content')} />
      {view === 'read' && (
        <Preview aria-label="Aperçu du contenu">
          {content.trim() ? <Markdown>{content}</Markdown> : <p>Rien à lire encore.</p>}
        </Preview>
      )}
    </Field>
  );
}

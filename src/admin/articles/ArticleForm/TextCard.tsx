import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '#admin/documents/DocumentNotes/index.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { slugify } from '#data/articles/slug.ts';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { fieldLabels } from '../fieldLabels.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { ContentField } from './ContentField.tsx';
import { ImageField } from './ImageField.tsx';
import { SlugField } from './SlugField.tsx';

/**
 * What visitors read (product 7.5). Typing the title sets slug and meta title, which can then be changed by hand.
 */
export function TextCard({ articleId, publishedSlug }: { articleId: string; publishedSlug: string | null }) {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<ArticleInput>();

  const onTitleChange = ({ target }: { target: { value: string } }) => {
    setValue('slug', slugify(target.value), { shouldDirty: true });
    setValue('meta_title', target.value, { shouldDirty: true });
  };

  return (
    <FormCard aria-label="Article">
      <Field label={fieldLabels.title} error={errors.title?.message} isRequired>
        <TextInput autoComplete="off" {...register('title', { onChange: onTitleChange })} />
      </Field>
      <FieldNotes path="title" />
      <SlugField articleId={articleId} publishedSlug={publishedSlug} />
      <Field
        label={fieldLabels.excerpt}
        description="Deux lignes qui donnent envie de lire, dans les listes du blogue."
        error={errors.excerpt?.message}
      >
        <TextArea rows={3} {...register('excerpt')} />
      </Field>
      <FieldNotes path="excerpt" />
      <ContentField />
      <FieldNotes path="content" />
      <ImageField name="featured_image_url" />
      <FieldNotes path="featured_image_url" />
    </FormCard>
  );
}

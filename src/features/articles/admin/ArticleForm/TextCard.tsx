import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { paths } from '#paths.ts';
import { FieldNotes } from '#documents/admin/DocumentNotes/index.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { wasPublicQuery } from '#features/articles/data/publicPage.ts';
import { followTitle } from '#features/articles/data/slug.ts';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { articleParts } from '../article.kind.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { ContentField } from './ContentField.tsx';
import { ImageField } from './ImageField.tsx';
import { SlugField } from './SlugField.tsx';

export interface TextCardProps {
  articleId: string;
  /** The slug on the server; null for an article that doesn't exist yet. */
  savedSlug: string | null;
  /** The slug under which visitors see the article; null when they don't. */
  publishedSlug: string | null;
}

/** What visitors read. Slug and meta title follow the title as product 7.5 says. */
export function TextCard({ articleId, savedSlug, publishedSlug }: TextCardProps) {
  const {
    register,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const { data: wasPublic = savedSlug !== null } = useQuery(
    wasPublicQuery(savedSlug === null ? null : paths.blogArticle(savedSlug)),
  );
  const { onChange, ...title } = register('title');

  const onTitleChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const before = getValues('title');
    const written = onChange(event);
    const change = { before, after: event.target.value, wasPublic: publishedSlug !== null || wasPublic };
    const { slug, meta_title } = followTitle(getValues(), change);
    if (slug !== getValues('slug')) setValue('slug', slug, { shouldDirty: true });
    if (meta_title !== getValues('meta_title')) setValue('meta_title', meta_title, { shouldDirty: true });
    await written;
  };

  return (
    <FormCard aria-label="Article">
      <Field label={articleParts.title.label} error={errors.title?.message} isRequired>
        <TextInput autoComplete="off" {...title} onChange={(event) => void onTitleChange(event)} />
      </Field>
      <FieldNotes path="title" />
      <SlugField articleId={articleId} publishedSlug={publishedSlug} />
      <Field
        label={articleParts.excerpt.label}
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

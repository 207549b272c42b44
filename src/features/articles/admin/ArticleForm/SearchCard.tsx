import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { searchTextLimits } from '#features/articles/data/searchTexts.ts';
import { toSlug } from '#features/articles/data/slug.ts';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { articleParts } from '../article.kind.ts';
import { SearchPreview } from '../SearchPreview/index.ts';
import { SharePreview } from '../SharePreview/index.ts';
import { useSettled } from '../useSettled.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { ImageField } from './ImageField.tsx';
import { LengthHint } from './LengthHint.tsx';
import { Previews } from './SearchCard.styles.ts';

/** What search engines and social networks show, with how it will look there. */
export function SearchCard({ articleId }: { articleId: string }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  // Not the content: a key in it would render these pictures again.
  const [title, slug, excerpt, metaTitle, metaDescription, featuredImage, ogImage] = useWatch({
    control,
    name: [
      'title',
      'slug',
      'excerpt',
      'meta_title',
      'meta_description',
      'featured_image_url',
      'og_image_url',
    ],
  });
  const shownTitle = metaTitle || title || 'Titre de l’article';
  const description = metaDescription || excerpt;
  const image = useSettled(ogImage || featuredImage);

  return (
    <FormCard aria-labelledby="seo">
      <h2 id="seo">SEO</h2>
      <Field
        label={articleParts.meta_title.label}
        error={errors.meta_title?.message}
        aside={<LengthHint length={shownTitle.length} limit={searchTextLimits.title} />}
        description={
          shownTitle.length > searchTextLimits.title
            ? 'Trop long : les moteurs de recherche en couperont la fin.'
            : undefined
        }
      >
        <TextInput autoComplete="off" {...register('meta_title')} />
      </Field>
      <Field
        label={articleParts.meta_description.label}
        error={errors.meta_description?.message}
        aside={<LengthHint length={description.length} limit={searchTextLimits.description} />}
        description={
          description.length > searchTextLimits.description
            ? 'Trop longue : les moteurs de recherche en couperont la fin.'
            : undefined
        }
      >
        <TextArea rows={3} {...register('meta_description')} />
      </Field>
      <ImageField name="og_image_url" />
      <Previews>
        <SearchPreview title={shownTitle} description={description} slug={toSlug({ slug, title })} />
        <SharePreview title={shownTitle} description={description} image={image} seed={articleId} />
      </Previews>
    </FormCard>
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '#paths.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { slugOf } from '#data/articles/slug.ts';
import { useSlugTaken } from '#data/articles/useArticles.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { fieldLabels } from '../fieldLabels.ts';
import { useSettled } from '../useSettled.ts';
import { Advice } from './Advice.tsx';

/**
 * The last part of the address. Says before saving when another article has it, or when a published address would
 * change.
 */
export function SlugField({ articleId, publishedSlug }: { articleId: string; publishedSlug: string | null }) {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const [typed, title] = useWatch({ control, name: ['slug', 'title'] });
  const slug = slugOf({ slug: typed, title });
  const { data: isTaken } = useSlugTaken(useSettled(slug), articleId);
  const taken = isTaken ? 'Un autre article a déjà ce slug.' : undefined;

  return (
    <>
      <Field
        label={fieldLabels.slug}
        description={`Adresse : ${slug ? paths.blogArticle(slug) : `${paths.blog}/…`}`}
        error={errors.slug?.message ?? taken}
      >
        <TextInput autoComplete="off" spellCheck={false} {...register('slug')} />
      </Field>
      {publishedSlug !== null && slug !== publishedSlug && (
        <Advice
          action={
            <Button
              variant="outline"
              size="small"
              onClick={() => setValue('slug', publishedSlug, { shouldDirty: true, shouldValidate: true })}
            >
              Garder l’adresse actuelle
            </Button>
          }
        >
          L’article est en ligne à l’adresse {paths.blogArticle(publishedSlug)}. En changer rompt les liens
          qui y mènent.
        </Advice>
      )}
    </>
  );
}

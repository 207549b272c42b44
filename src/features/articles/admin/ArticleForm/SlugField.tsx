import { useQuery } from '@tanstack/react-query';
import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import { notices } from '#admin/shell/notices.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '#paths.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { readableSlug, slugify, toSlug } from '#features/articles/data/slug.ts';
import { slugHolderQuery } from '#features/articles/data/article.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { articleParts } from '../article.kind.ts';
import { useSettled } from '../useSettled.ts';

/**
 * The last part of the address (product 7.6). Says before saving which other article has it, or that a published address
 * will lead to the new one, and offers the letters that the rule drops.
 */
export function SlugField({ articleId, publishedSlug }: { articleId: string; publishedSlug: string | null }) {
  const {
    register,
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const [typed, title] = useWatch({ control, name: ['slug', 'title'] });
  const slug = toSlug({ slug: typed, title });
  const { data: holder } = useQuery(slugHolderQuery(useSettled(slug), articleId));
  const taken = holder ? `L’article «\u00A0${holder.title}\u00A0» a déjà ce slug.` : undefined;
  const readable = readableSlug(title);
  const hasLostLetters = publishedSlug === null && slug === slugify(title) && slug !== readable;
  const replace = useReplacement();
  const read = () => getValues('slug');
  const write = (value: string) => setValue('slug', value, { shouldDirty: true, shouldValidate: true });
  const choose = (chosen: string) => replace({ read, write }, chosen, notices.slugReplaced);

  return (
    <>
      <Field
        label={articleParts.slug.label}
        description={`Adresse : ${slug ? paths.blogArticle(slug) : `${paths.blog}/…`}`}
        error={taken ?? errors.slug?.message}
      >
        <TextInput autoComplete="off" spellCheck={false} {...register('slug')} />
      </Field>
      {hasLostLetters && (
        <div>
          <Button variant="outline" size="small" onClick={() => choose(readable)}>
            Utiliser «&nbsp;{readable}&nbsp;»
          </Button>
        </div>
      )}
      {publishedSlug !== null && slug !== publishedSlug && (
        <Alert
          tone="warning"
          action={
            <Button variant="outline" size="small" onClick={() => choose(publishedSlug)}>
              Garder l’adresse actuelle
            </Button>
          }
        >
          L’article est en ligne à l’adresse {paths.blogArticle(publishedSlug)}, qui mènera à la nouvelle.
        </Alert>
      )}
    </>
  );
}

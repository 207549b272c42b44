import { zodResolver } from '@hookform/resolvers/zod';
import { memo, useEffect, useRef } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { isShortcut } from '#admin/layout/isShortcut.ts';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import { type ArticleInput, articleSchema } from '#data/articles/article.schema.ts';
import type { SaveIntent } from '#data/articles/publication.ts';
import type { DataError } from '#data/errors.ts';
import { useCategories, useTags } from '#data/taxonomy/useTaxonomy.ts';
import { useToast } from '#design-system/components/Toast';
import { FormErrorSummary } from '#design-system/forms/FormErrorSummary';
import { ArticleFormRoot, Side, Text } from './ArticleForm.styles.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { PublicationCard } from './PublicationCard.tsx';
import type { Publication } from './PublicationNote.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SearchCard } from './SearchCard.tsx';
import { TagsCard } from './TagsCard.tsx';
import { TextCard } from './TextCard.tsx';
import { useFilledFields } from './useArticleForm.ts';

export interface ArticleFormProps {
  articleId: string;
  /** The slug under which visitors see the article; null when they don't. */
  publishedSlug: string | null;
  /** Where the article stands on the server; null for one that doesn't exist yet. */
  publication: Publication | null;
  /** What the fields are filled with. A new object fills them anew: what a save or a choice brings in. */
  filled: ArticleInput;
  /** A save is running. Fields stay open: what is typed meanwhile is kept. */
  isPending: boolean;
  /** Why the last save was refused. */
  serverError: DataError | null;
  /** Called at each change, before anything else can happen. */
  onType: (input: ArticleInput) => void;
  onSave: (intent: SaveIntent) => void;
}

/**
 * Every field of an article (spec section 2). Enter and Ctrl or Cmd plus S save with the chosen status (section 4). A key in one field
 * draws nothing else again.
 */
export const ArticleForm = memo(function ArticleForm({
  articleId,
  publishedSlug,
  publication,
  filled,
  isPending,
  serverError,
  onType,
  onSave,
}: ArticleFormProps) {
  const showToast = useToast();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<ArticleInput>({
    resolver: zodResolver(articleSchema),
    defaultValues: filled,
    // One mistake takes the focus itself; of several, the summary does.
    shouldFocusError: false,
  });
  useFilledFields(form, filled, onType);
  const { handleSubmit, setError, setFocus, formState } = form;
  const { errors, submitCount } = formState;
  const problems = problemsOf(errors);
  useLoadErrorNotice([useCategories(), useTags()], notices.dataNotLoaded);

  useEffect(() => {
    if (serverError?.kind !== 'duplicate' || serverError.column !== 'slug') return;
    setError('slug', { message: 'Un autre article a déjà ce slug.' }, { shouldFocus: true });
  }, [serverError, setError]);

  const submit = (intent: SaveIntent) =>
    handleSubmit(
      () => onSave(intent),
      (mistakes) => {
        if (mistakes.title) showToast(notices.titleRequired);
        const [first, ...others] = fieldsOf(mistakes);
        if (first && others.length === 0) setFocus(first);
      },
    )();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      formElement.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const buttons = {
    isPending,
    onSaveDraft: () => void submit('draft'),
    onPublish: () => void submit('publish'),
  };

  return (
    <FormProvider {...form}>
      <ArticleFormRoot
        ref={formElement}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit('keep');
        }}
      >
        {/* The button of Enter: without it, the browser would press the first one in sight, or none. */}
        <button type="submit" hidden>
          Enregistrer
        </button>
        <Text>
          {problems.length > 1 && <FormErrorSummary key={submitCount} errors={problems} />}
          <TextCard articleId={articleId} publishedSlug={publishedSlug} />
          <SearchCard articleId={articleId} />
        </Text>
        <Side>
          <PublicationCard publication={publication} {...buttons} />
          <CategoryCard />
          <TagsCard />
        </Side>
        <SaveBar {...buttons} />
      </ArticleFormRoot>
    </FormProvider>
  );
});

const fieldsOf = (errors: FieldErrors<ArticleInput>) =>
  articleSchema.keyof().options.filter((name) => errors[name]);

const problemsOf = (errors: FieldErrors<ArticleInput>) =>
  fieldsOf(errors).map((name) => ({ name, message: errors[name]?.message ?? '' }));

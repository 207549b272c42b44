import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { notices } from '#admin/layout/notices.ts';
import { type ArticleInput, articleSchema } from '#data/articles/article.schema.ts';
import type { SaveIntent } from '#data/articles/publication.ts';
import { toDataError } from '#data/errors.ts';
import { useToast } from '#design-system/components/Toast';
import { FormErrorSummary } from '#design-system/forms/FormErrorSummary';
import { ArticleFormRoot, Side, Text } from './ArticleForm.styles.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { keepTyped } from './keepTyped.ts';
import { PublicationCard } from './PublicationCard.tsx';
import { SearchCard } from './SearchCard.tsx';
import { TagsCard } from './TagsCard.tsx';
import { TextCard } from './TextCard.tsx';

export interface ArticleFormProps {
  articleId: string;
  /** The article as visitors see it; null when they don't. */
  published: { slug: string } | null;
  defaultValues: ArticleInput;
  /** A save is running. Fields stay open: what is typed meanwhile is kept. */
  isPending: boolean;
  /** Why the last save was refused. */
  serverError: unknown;
  /** Gives what the server has after the save; null when it was refused. */
  onSave: (input: ArticleInput, intent: SaveIntent) => Promise<ArticleInput | null>;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Every field of an article (spec section 2). Enter and Ctrl or Cmd plus S save with the chosen status (section 4). */
export function ArticleForm({
  articleId,
  published,
  defaultValues,
  isPending,
  serverError,
  onSave,
  onDirtyChange,
}: ArticleFormProps) {
  const showToast = useToast();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<ArticleInput>({
    resolver: zodResolver(articleSchema),
    defaultValues,
    // One mistake takes the focus itself; of several, the summary does.
    shouldFocusError: false,
  });
  const { handleSubmit, getValues, setError, setFocus, formState } = form;
  const { errors, isDirty, submitCount } = formState;
  const problems = problemsOf(errors);

  useEffect(() => {
    onDirtyChange(isDirty);
  }, [isDirty, onDirtyChange]);

  const onRefused = useEffectEvent(() => {
    const { kind, column } = toDataError(serverError);
    if (kind === 'duplicate' && column === 'slug') {
      setError('slug', { message: 'Un autre article a déjà ce slug.' }, { shouldFocus: true });
    }
  });
  useEffect(() => {
    if (serverError) onRefused();
  }, [serverError]);

  const submit = (intent: SaveIntent) =>
    handleSubmit(
      async (input) => {
        const sent = getValues();
        const saved = await onSave(input, intent);
        if (saved) keepTyped(form, sent, saved);
      },
      (mistakes) => {
        if (mistakes.title) showToast(notices.titleRequired);
        const [first, ...others] = fieldsOf(mistakes);
        if (first && others.length === 0) setFocus(first);
      },
    )();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      formElement.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, []);

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
          <ConflictAlert articleId={articleId} error={serverError} />
          <TextCard articleId={articleId} publishedSlug={published?.slug ?? null} />
          <SearchCard articleId={articleId} />
        </Text>
        <Side>
          <PublicationCard
            isPublished={published !== null}
            isPending={isPending}
            onSaveDraft={() => void submit('draft')}
            onPublish={() => void submit('publish')}
          />
          <CategoryCard />
          <TagsCard />
        </Side>
      </ArticleFormRoot>
    </FormProvider>
  );
}

const fieldsOf = (errors: FieldErrors<ArticleInput>) =>
  articleSchema.keyof().options.filter((name) => errors[name]);

const problemsOf = (errors: FieldErrors<ArticleInput>) =>
  fieldsOf(errors).map((name) => ({ name, message: errors[name]?.message ?? '' }));

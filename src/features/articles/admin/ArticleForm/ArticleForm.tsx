import type { Ref } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { DocumentChecks } from '#documents/admin/DocumentScreen/DocumentChecks.tsx';
import type { DocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import type { SavedArticle } from '#features/articles/data/article.queries.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { FormErrorSummary } from '#design-system/forms/FormErrorSummary';
import { ArticleFormRoot, Side, Text } from './ArticleForm.styles.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { PublicationCard, type PublicationCardProps } from './PublicationCard.tsx';
import { SearchCard } from './SearchCard.tsx';
import { TagsCard } from './TagsCard.tsx';
import { TextCard, type TextCardProps } from './TextCard.tsx';
import { TypographyCorrections } from './TypographyCorrections.tsx';
import { fieldsWithErrors } from './useArticleForm.ts';

export interface ArticleFormProps extends TextCardProps {
  ref: Ref<HTMLFormElement>;
  form: UseFormReturn<ArticleInput>;
  editing: DocumentEditing<ArticleInput, SavedArticle>;
  publication: PublicationCardProps;
  /** Enter in a field: saves with the chosen status. */
  onSubmit: () => void;
}

/** Every field of an article, in the cards that the specification has (product 7.3). A key in one field renders no other again. */
export function ArticleForm({ ref, form, editing, publication, onSubmit, ...text }: ArticleFormProps) {
  const { errors, submitCount } = form.formState;
  const problems = fieldsWithErrors(errors).map((name) => ({ name, message: errors[name]?.message ?? '' }));
  return (
    <FormProvider {...form}>
      <ArticleFormRoot
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {/* The button of Enter: without it, the browser would press the first one in sight, or none. */}
        <button type="submit" hidden>
          Enregistrer
        </button>
        <Text>
          {problems.length > 1 && <FormErrorSummary key={submitCount} errors={problems} />}
          <TextCard {...text} />
          <SearchCard articleId={text.articleId} />
        </Text>
        <Side>
          <PublicationCard {...publication} />
          <DocumentChecks editing={editing}>
            <TypographyCorrections />
          </DocumentChecks>
          <CategoryCard />
          <TagsCard />
        </Side>
      </ArticleFormRoot>
    </FormProvider>
  );
}

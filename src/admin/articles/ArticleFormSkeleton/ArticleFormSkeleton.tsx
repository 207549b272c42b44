import { Skeleton } from '#design-system/components/Skeleton';
import { ArticleFormRoot, FormCard, Side, Text } from '../ArticleForm/ArticleForm.styles.ts';

/** The editor while its article loads. */
export function ArticleFormSkeleton() {
  return (
    <ArticleFormRoot as="div" aria-hidden>
      <Text>
        <FormCard as="div">
          <Skeleton width="third" />
          <Skeleton shape="control" />
          <Skeleton width="third" />
          <Skeleton shape="control" />
          <Skeleton width="third" />
          <Skeleton shape="picture" />
        </FormCard>
      </Text>
      <Side>
        {['publication', 'category', 'tags'].map((card) => (
          <FormCard key={card} as="div">
            <Skeleton shape="title" width="half" />
            <Skeleton shape="control" />
          </FormCard>
        ))}
      </Side>
    </ArticleFormRoot>
  );
}

import { Skeleton } from '#design-system/components/Skeleton';
import { ArticleFormRoot, FormCard, Side, Text } from '../ArticleForm/ArticleForm.styles.ts';

/** The editor while its article loads. */
export function ArticleFormSkeleton() {
  return (
    <Skeleton.Group label="">
      <ArticleFormRoot as="div">
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
    </Skeleton.Group>
  );
}

import { Skeleton } from '#design-system/components/Skeleton';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { Beside, Cards, Written } from '#documents/admin/DocumentForm/DocumentForm.styles.ts';

/** The editor while its article loads. */
export function ArticleFormSkeleton() {
  return (
    <Skeleton.Group label="">
      <Cards>
        <Written>
          <FormCard as="div">
            <Skeleton width="third" />
            <Skeleton shape="control" />
            <Skeleton width="third" />
            <Skeleton shape="control" />
            <Skeleton width="third" />
            <Skeleton shape="picture" />
          </FormCard>
        </Written>
        <Beside>
          {['publication', 'category', 'tags'].map((card) => (
            <FormCard key={card} as="div">
              <Skeleton shape="title" width="half" />
              <Skeleton shape="control" />
            </FormCard>
          ))}
        </Beside>
      </Cards>
    </Skeleton.Group>
  );
}

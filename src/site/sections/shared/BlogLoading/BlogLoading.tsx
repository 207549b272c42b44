import { Spinner } from '#design-system/components/Spinner';
import { LoadingRoot } from './BlogLoading.styles.ts';

/** While a page without an HTML file of its own is on its way. */
export function BlogLoading({
  label = 'Article',
}: {
  /** Ce qui se charge, dit à voix haute. */
  label?: string;
}) {
  return (
    <LoadingRoot tone="dark" width="full" aria-label={label}>
      <Spinner size="large" />
    </LoadingRoot>
  );
}

import { Spinner } from '#design-system/components/Spinner';
import { LoadingRoot } from './BlogLoading.styles.ts';

/** While an article without an HTML file of its own is on its way. */
export function BlogLoading() {
  return (
    <LoadingRoot tone="dark" width="full" aria-label="Article">
      <Spinner size="large" />
    </LoadingRoot>
  );
}

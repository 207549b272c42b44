import { Text } from '#design-system/primitives/Text';

/** What happens to an empty slug (product 8.2). */
export function SlugHint() {
  return (
    <Text as="span" size="small" tone="muted">
      tiré du nom si vide
    </Text>
  );
}

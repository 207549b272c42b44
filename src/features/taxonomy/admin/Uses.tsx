import { formatWhole } from '#data/formats.ts';
import { Text } from '#design-system/primitives/Text';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';

/** How many articles have a category or a tag. */
export const Uses = ({ count = 0 }: { count: number | undefined }) => (
  <Text as="span" size="small" tone="muted" isTabular>
    &nbsp;{formatWhole(count)}
    <VisuallyHidden>{count > 1 ? '\u00A0articles' : '\u00A0article'}</VisuallyHidden>
  </Text>
);

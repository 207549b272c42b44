import { Text } from '#design-system/primitives/Text';

/** How many characters there are, and how many will be shown. */
export function LengthHint({ length, limit }: { length: number; limit: number }) {
  return (
    <Text as="span" size="small" tone={length > limit ? 'danger' : 'muted'} isTabular>
      {length} / {limit}
    </Text>
  );
}

import { useMemo } from 'react';
import { readingMinutes, wordCount } from '#features/articles/data/readingTime.ts';
import { Text } from '#design-system/primitives/Text';
import { useSettledField } from '../useSettled.ts';

const number = new Intl.NumberFormat('fr-CA');

/** How long the text is, counted once no key is pressed. */
export function TextLength() {
  const content = useSettledField('content');
  const [words, minutes] = useMemo(() => [wordCount(content), readingMinutes(content)], [content]);
  return (
    <Text size="small" tone="muted" isTabular>
      {`${number.format(words)} ${words < 2 ? 'mot' : 'mots'}${words > 0 ? ` · ${minutes} min de lecture` : ''}`}
    </Text>
  );
}

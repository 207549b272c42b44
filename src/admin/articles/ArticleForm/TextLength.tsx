import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { readingMinutes, wordCount } from '#data/articles/readingTime.ts';
import { Text } from '#design-system/primitives/Text';
import { useSettled } from '../useSettled.ts';

const number = new Intl.NumberFormat('fr-CA');

/** How long the text is, counted once no key is pressed (product 7.3). */
export function TextLength() {
  const { control } = useFormContext<ArticleInput>();
  const content = useSettled(useWatch({ control, name: 'content' }));
  // This is drawn at each key, and a long text takes a while to count.
  const [words, minutes] = useMemo(() => [wordCount(content), readingMinutes(content)], [content]);
  return (
    <Text size="small" tone="muted" isTabular>
      {number.format(words)} {words < 2 ? 'mot' : 'mots'}
      {words > 0 && ` · ${minutes} min de lecture`}
    </Text>
  );
}

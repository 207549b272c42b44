import type { ReactNode } from 'react';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import type { ArticleField } from '#data/articles/editing/merge.ts';
import { Text } from '#design-system/primitives/Text';
import { FieldComparisonRoot, Side, Words } from './FieldComparison.styles.ts';
import { textDifference } from './textDifference.ts';
import { useFieldText } from './useFieldText.ts';

type Version = {
  /** Whose text it is: « Votre texte ». */
  title: string;
  input: ArticleInput;
  /** What can be done with it. */
  action?: ReactNode;
};

export interface FieldComparisonProps {
  field: ArticleField;
  mine: Version;
  theirs: Version;
}

/** One field in two versions, side by side; what differs is marked. */
export function FieldComparison({ field, mine, theirs }: FieldComparisonProps) {
  const getText = useFieldText();
  const { before, one, other, after } = textDifference(
    getText(mine.input, field),
    getText(theirs.input, field),
  );
  const sides = [
    { ...mine, side: 'mine', words: one },
    { ...theirs, side: 'theirs', words: other },
  ];
  return (
    <FieldComparisonRoot>
      {sides.map(({ side, title, words, action }) => (
        <Side key={side}>
          <Text size="small" tone="muted">
            {title}
          </Text>
          <Words tabIndex={0}>
            <span>{before}</span>
            {words && <mark data-side={side}>{words}</mark>}
            <span>{after}</span>
            {!before && !words && !after && <em>Vide</em>}
          </Words>
          {action}
        </Side>
      ))}
    </FieldComparisonRoot>
  );
}

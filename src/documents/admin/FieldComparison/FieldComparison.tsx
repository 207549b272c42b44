import type { ReactNode } from 'react';
import { Text } from '#design-system/primitives/Text';
import { FieldComparisonRoot, Side, Sides, Words } from './FieldComparison.styles.ts';
import { findCommonEnds } from '#richText/commonEnds.ts';

type Version = {
  /** Whose text it is: « Votre texte ». */
  title: string;
  text: string;
  /** What can be done with it. */
  action?: ReactNode;
};

export interface FieldComparisonProps {
  /** Comment s’appelle le champ. */
  label: string;
  /** Le texte de la personne. */
  mine: Version;
  /** Le texte enregistré entre-temps. */
  theirs: Version;
}

/** One field in two versions, side by side; what differs is marked. */
export function FieldComparison({ label, mine, theirs }: FieldComparisonProps) {
  const { before, one, other, after } = textDifference(mine.text, theirs.text);
  const sides = [
    { ...mine, side: 'mine', words: one },
    { ...theirs, side: 'theirs', words: other },
  ];
  return (
    <FieldComparisonRoot aria-label={label}>
      <Text size="small" weight="semibold">
        {label}
      </Text>
      <Sides>
        {sides.map(({ side, title, words, action }) => (
          <Side key={side}>
            <Text isNote>{title}</Text>
            <Words tabIndex={0}>
              <span>{before}</span>
              {words && <mark data-side={side}>{words}</mark>}
              <span>{after}</span>
              {!before && !words && !after && <em>Vide</em>}
            </Words>
            {action}
          </Side>
        ))}
      </Sides>
    </FieldComparisonRoot>
  );
}

/** Characters of the common text that are shown around what differs. */
const AROUND = 80;

/** Two texts that have a beginning and an end in common: each part is shown once, long common ones shortened. */
type TextDifference = { before: string; one: string; other: string; after: string };

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** Where two texts differ, from the first word that does to the last. */
export function textDifference(one: string, other: string): TextDifference {
  let { start, end } = findCommonEnds(one, other);
  while (isLetter(one[start - 1]) && (isLetter(one[start]) || isLetter(other[start]))) start -= 1;
  while (end > 0 && isLetter(one.at(-end)) && (isLetter(one.at(-1 - end)) || isLetter(other.at(-1 - end))))
    end -= 1;
  const before = one.slice(0, start);
  const after = one.slice(one.length - end);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    one: one.slice(start, one.length - end),
    other: other.slice(start, other.length - end),
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  };
}

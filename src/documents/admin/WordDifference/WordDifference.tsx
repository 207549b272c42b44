import { useMemo } from 'react';
import { formatWhole } from '#data/formats.ts';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { Folded, Words } from './WordDifference.styles.ts';
import { type Passage, wordDifference } from './wordDifference.ts';

/** Characters of a shared passage that stay in sight beside what differs. */
const AROUND = 120;
/** A shared passage is folded when that hides at least as many characters. */
const WORTH_FOLDING = 200;

export interface WordDifferenceProps {
  /** Le texte d’avant. */
  before: string;
  /** Le texte d’après. */
  after: string;
}

/**
 * Two texts as one: what was taken out is struck through, what was put in is underlined, and long passages that both have
 * are folded. Screen readers are told where each begins and ends.
 */
export function WordDifference({ before, after }: WordDifferenceProps) {
  const passages = useMemo(() => wordDifference(before, after), [before, after]);
  return (
    <Words>
      {passages.map((passage, index) => (
        <PassageWords
          key={passage.start}
          passage={passage}
          isFirst={index === 0}
          isLast={index === passages.length - 1}
        />
      ))}
    </Words>
  );
}

const changes = {
  removed: { Mark: 'del', words: 'retiré' },
  added: { Mark: 'ins', words: 'ajouté' },
} as const;

type PassageWordsProps = { passage: Passage; isFirst: boolean; isLast: boolean };

function PassageWords({ passage: { kind, text }, isFirst, isLast }: PassageWordsProps) {
  if (kind !== 'same') {
    const { Mark, words } = changes[kind];
    return (
      <Mark>
        <VisuallyHidden>[{words}&nbsp;: </VisuallyHidden>
        {text}
        <VisuallyHidden>]</VisuallyHidden>
      </Mark>
    );
  }
  const start = isFirst ? 0 : AROUND;
  const end = isLast ? text.length : text.length - AROUND;
  if (end - start < WORTH_FOLDING) return text;
  const hidden = text.slice(start, end);
  return (
    <>
      {text.slice(0, start)}
      <Folded>
        <summary>{formatWhole(hidden.length)} caractères inchangés</summary>
        {hidden}
      </Folded>
      {text.slice(end)}
    </>
  );
}

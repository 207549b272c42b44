import { Mark } from './SearchInput.styles.ts';

/** A text that was found: every other part is a word that was looked for. */
export function MarkedText({ parts: [before = '', word, ...others] }: { parts: readonly string[] }) {
  if (word === undefined) return before;
  return (
    <>
      {before}
      <Mark>{word}</Mark>
      <MarkedText parts={others} />
    </>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import { theme } from '#theme/theme.ts';
import { Words } from './Words.tsx';
import { PieceFrame } from './PieceFrame.tsx';

type Mark = { number: number; left: number; top: number };

type Part = {
  name: string;
  /** Where it stands in the picture: by a selector, or by the words that it shows. */
  at?: string;
  words?: string | undefined;
  /** What one of several is made of. */
  parts?: string[];
};

const toSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The innermost element that begins with these words. */
const findByWords = (picture: HTMLElement, words: string) =>
  [...picture.querySelectorAll('*')]
    .filter(({ textContent }) => toSpaces(textContent).startsWith(toSpaces(words).slice(0, 40)))
    .at(-1);

/** Where the parts stand in the picture, each at its upper left corner; those that aren’t drawn have no mark. */
function findMarks(picture: HTMLElement, parts: Part[]): Mark[] {
  const frame = picture.getBoundingClientRect();
  const { scrollTop } = picture;
  return parts.flatMap(({ at, words }, index) => {
    const found = at ? picture.querySelector(at) : words ? findByWords(picture, words) : undefined;
    // The words of a button or a link are pointed at by its corner: within it, a mark covers a letter.
    const box = (found?.closest('a, button') ?? found)?.getBoundingClientRect();
    return box
      ? [{ number: index + 1, left: box.left - frame.left, top: box.top - frame.top + scrollTop }]
      : [];
  });
}

/** The parts of a piece, numbered in its picture. */
export function Anatomy({ picture, parts }: { picture: ReactNode; parts: Part[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const observer = new ResizeObserver(() => setMarks(findMarks(current, parts)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <>
      <Picture ref={root}>
        <PieceFrame>{picture}</PieceFrame>
        {marks.map(({ number, left, top }) => (
          <MarkOf key={number} aria-hidden style={{ left, top }}>
            {number}
          </MarkOf>
        ))}
      </Picture>
      <ol>
        {parts.map(({ name, parts: inner = [] }) => (
          <li key={name}>
            <Words>{name}</Words>
            {inner.length > 0 && (
              <ul>
                {inner.map((one) => (
                  <li key={one}>
                    <Words>{one}</Words>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const Picture = styled.div(({ theme: { appBorderColor, appBorderRadius } }) => ({
  position: 'relative',
  margin: '16px 0',
  padding: 12,
  // A section may be three screens high.
  maxHeight: '40rem',
  overflow: 'auto',
  border: `1px solid ${appBorderColor}`,
  borderRadius: appBorderRadius,
  background: theme.color.page,
}));

const MarkOf = styled.span({
  position: 'absolute',
  transform: 'translate(-90%, -90%)',
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: theme.color.brand,
  color: theme.color.textOnDark,
  font: `600 12px / 20px ${theme.font.body}`,
  textAlign: 'center',
});

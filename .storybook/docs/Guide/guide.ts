import type { ReactNode } from 'react';

/** What a picture of the piece itself tells, in a sentence of Markdown. */
export type Example = { text: string; picture?: ReactNode };

/**
 * What a piece is for, as its author decides it, beside the piece in `Piece.guide.tsx`. What it is stands in the description of its
 * stories, what its properties mean in its code, its states in its stories; where it is used and since when it is there is read. Texts are French, and Markdown.
 */
export type Guide = {
  /** When to take it. */
  use: string[];
  /** What else to take, and when: the folder of a piece below `src`, or a page of the workbench (`?path=/docs/…`). */
  instead: { when: string; take: string }[];
  /** Its parts, each by a selector within the picture where it has one of its own; they are numbered. */
  anatomy?: { picture: ReactNode; parts: { name: string; at?: string }[] };
  /** What each value of a property is for; `picture` draws one where the first story’s properties don’t. */
  variants?: Record<string, Record<string, string>>;
  /** Draws the piece with one of those values. */
  draw?: (props: Record<string, string>) => ReactNode;
  /** Keys and what they do; none where nothing takes the focus. */
  keys?: Record<string, string>;
  /** What a screen reader says. */
  heard: string;
  /** Length and tone of its texts; none where it has no text of its own. */
  texts?: string[];
  dos: Example[];
  donts: Example[];
};

type GuideModule = { guide: Guide };

const modules = import.meta.glob<GuideModule>('../../../src/**/*.guide.tsx');

/** The folder of a piece below `src`, by the path of its stories. */
export const toFolder = (storyFile: string) => /(?:^|\/)src\/(.+)\/[^/]+$/.exec(storyFile)?.[1];

/** Loads the guide of a folder; nothing where none is written. */
export async function loadGuide(folder: string): Promise<Guide | undefined> {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return (await modules[`../../../src/${folder}/${name}.guide.tsx`]?.())?.guide;
}

import type { ComponentType } from 'react';
import type { z } from 'zod';
import { findKind } from '#documents/data/documentKey.ts';
import { type KindWords, kindWords } from '#documents/data/documentKinds.ts';
import { type PageName, publicPages } from '#publicPages.ts';

/** The cards of a form in their order, by the names that `Field.card` uses. */
export type FormCards = Readonly<
  Record<
    string,
    { title: string; isTitleHidden?: boolean; /** Stands beside what is written. */ isBeside?: boolean }
  >
>;

/** A section of the public site whose content staff may change, or another document that is edited the same way. */
export interface EditableSection<Content = unknown> {
  /** Names it in the database and in addresses: `home/hero`. */
  key: string;
  words: KindWords;
  /** French, as staff know it: « Bannière ». */
  title: string;
  /** The screen of the back-office that edits it; none where it stands on composed pages alone. */
  group?: 'pages' | 'services' | 'formations' | 'settings';
  /** What it is for, where its title doesn't say it. */
  description?: string;
  /** The public pages that show it; none where all do. */
  pages: readonly { path: string; title: string }[];
  /** Its place on the first of them, from the top. */
  order?: number;
  /** What a content must be; the value is plain JSON. */
  schema: z.ZodType<Content>;
  /** The code's copy: what the site shows as long as nobody has changed it. */
  content: Content;
  /** What its page gives it beside its content. */
  props?: object;
  /** The component that shows it on the site (`drawnSections.tsx`, `describeAddressed`); a setting may have none. */
  Section?: ComponentType<Content & object>;
  /** The cards of its form; without, its parts stand one under the other. */
  cards?: FormCards;
  /** Its texts may name facts of the settings between braces. */
  hasFacts?: boolean;
  /** A French sentence: what else leaves the site when it is withdrawn. */
  withdrawal?: string | undefined;
  /** What publishing `next` instead of `present` destroys, to be confirmed first; undefined when it destroys nothing. */
  warn?: (present: Content, next: Content) => string | undefined;
}

type Description<Content> = Omit<EditableSection<Content>, 'pages' | 'Section' | 'words'> & {
  pages?: readonly PageName[];
};

/** `home/hero` stands on the home page. */
function findOwnPages(key: string): PageName[] {
  const [area = ''] = key.split('/');
  return Object.hasOwn(publicPages, area) ? [area as PageName] : [];
}

/**
 * What a `*.section.ts` says of its section, which `registry.ts` finds: on the page that its key begins with, unless it says otherwise.
 * The code's copy is checked against the schema's type.
 */
export function describeSection<Content extends object>(section: Description<Content>): EditableSection {
  const { pages = findOwnPages(section.key) } = section;
  const { group = pages.length > 0 ? 'pages' : undefined } = section;
  return {
    ...section,
    group,
    hasFacts: true,
    words: kindWords[findKind(section.key)],
    pages: pages.map((name) => publicPages[name]),
  } as EditableSection<Content> as EditableSection;
}

import type { ComponentType } from 'react';
import type { z } from 'zod';
import { publicPages } from './pages.ts';

/** A section of the public site whose content staff may change. */
export interface EditableSection<Content = unknown> {
  /** Names it in the database and in addresses: `home/hero`. */
  key: string;
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
  /** What shows it on the site, beside the form (`shownSections.tsx`); a setting may have nothing of the kind. */
  Section?: ComponentType<Content & object>;
  /** What publishing `next` instead of `present` destroys, to be confirmed first; undefined when it destroys nothing. */
  warn?: (present: Content, next: Content) => string | undefined;
}

type Description<Content> = Omit<EditableSection<Content>, 'pages' | 'Section'> & {
  pages?: readonly (keyof typeof publicPages)[];
};

/** What a `*.section.ts` says of its section, which `registry.ts` finds. The code's copy is checked against the schema's type. */
export const describeSection = <Content extends object>({
  pages = [],
  ...section
}: Description<Content>): EditableSection =>
  ({
    ...section,
    pages: pages.map((name) => publicPages[name]),
  }) as EditableSection<Content> as EditableSection;

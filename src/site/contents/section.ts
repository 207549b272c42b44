import type { ComponentType } from 'react';
import type { z } from 'zod';

/** A section of the public site whose content staff may change. */
export interface EditableSection<Content = unknown> {
  /** Names it in the database and in addresses: `home/hero`. */
  key: string;
  /** French, as staff know it: « Bannière ». */
  title: string;
  /** The screen of the back-office that edits it. */
  group: 'pages' | 'services' | 'formations' | 'settings';
  /** What it is for, where its title doesn't say it. */
  description?: string;
  /** The public pages that show it; none where all do. */
  pages: readonly { path: string; title: string }[];
  /** What a content must be; the value is plain JSON. */
  schema: z.ZodType<Content>;
  /** The code's copy: what the site shows as long as nobody has changed it. */
  content: Content;
  /** What shows it on the site, beside the form, in `shownSections.ts`; a setting may have nothing of the kind. */
  Section?: ComponentType<Content & object>;
  /** What publishing `next` instead of `present` destroys, to be asked about first; undefined when it destroys nothing. */
  warningOf?: (present: Content, next: Content) => string | undefined;
}

/** A section among others, once its copy has been checked against its schema; its type still says which one it is. */
export const editable = <Content extends object, const Key extends string>(
  section: EditableSection<Content> & { key: Key },
) => section as unknown as EditableSection & { key: Key; content: Content };

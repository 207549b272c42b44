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
  /** What shows it on the site, beside the form; a setting may have nothing of the kind. */
  Section?: ComponentType<Content & object>;
  /** What publishing `next` instead of `present` destroys, to be asked about first; undefined when it destroys nothing. */
  warningOf?: (present: Content, next: Content) => string | undefined;
}

/** A section among others, once what its content is has been checked against its schema, its copy and its component. */
export const editable = <Content extends object>(section: EditableSection<Content>) =>
  section as unknown as EditableSection;

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
  /** The public pages that show it. */
  pages: readonly { path: string; title: string }[];
  /** What a content must be; the value is plain JSON. */
  schema: z.ZodType<Content>;
  /** The code's copy: what the site shows as long as nobody has changed it. */
  content: Content;
  Section: ComponentType<Content & object>;
}

/** A section among others, once what its content is has been checked against its schema, its copy and its component. */
export const editable = <Content extends object>(section: EditableSection<Content>) =>
  section as unknown as EditableSection;

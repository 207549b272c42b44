import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Json } from '#generated/database.types.ts';
import type { DocumentWrite } from '#documents/data/document.queries.ts';
import type { PendingSave, SaveRequest } from '#documents/data/documentTexts.ts';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { type PageName, publicPages } from '#publicPages.ts';

/** What the code has a text of. */
export const contentWords: KindWords = {
  label: 'Contenu',
  the: 'Le contenu',
  this: 'Ce contenu',
  ending: '',
  origin: 'Texte d’origine',
  hasOwnAddress: false,
};

/** The company's settings. */
export const settingWords: KindWords = { ...contentWords, label: 'Paramètre' };

/** The cards of a form by the names that parts have them by, in their order. */
export type FormCards = Readonly<
  Record<
    string,
    { title: string; isTitleHidden?: boolean; /** Stands beside what is written. */ isBeside?: boolean }
  >
>;

/** A section of the public site whose content staff may change. */
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
  /** What shows it on the site, beside the form (`drawnSections.tsx`); a setting may have nothing of the kind. */
  Section?: ComponentType<Content & object>;
  /** The cards of its form; without, its parts stand one under the other. */
  cards?: FormCards;
  /** Its texts may name facts of the settings between braces. */
  hasFacts?: boolean;
  /** The parts that its page doesn't show. */
  unseen?: readonly string[];
  /** The parts that are no text, but a decision: nothing brings them back by itself. */
  decided?: readonly string[];
  /** What the database keeps of it, as its form holds it; where that is the same, there is nothing to do. */
  read?: (value: Json, savedAt: string) => Content;
  /** The same the other way: what a save sends. */
  write?: (save: Omit<SaveRequest<Content>, 'document'>) => Pick<DocumentWrite, 'text' | 'dueAt'>;
  /** What a save comes to where the document stands, and what its form shows from then on; without, it is as it was asked for. */
  settle?: (save: PendingSave<Content>, base: Content) => { sent: PendingSave<Content>; shown: Content };
  /** The part that says from when a text that is published is there, in Québec's time; blank once it is. */
  date?: keyof Content & string;
  /** « Vérifier » takes what is typed as it is; of any other document the form says first what can't be saved. */
  isCheckedAsTyped?: boolean;
  /** A new one goes on with the draft of another new one that was left on the device. */
  adoptsDrafts?: boolean;
  /** What else leaves the site with it, in a sentence. */
  withdrawal?: string | undefined;
  /** What publishing `next` instead of `present` destroys, to be confirmed first; undefined when it destroys nothing. */
  warn?: (present: Content, next: Content) => string | undefined;
}

/** The date at which a text says that it goes online: blank for none; undefined where texts don't say it. */
export const findDate = <Content>({ date }: Pick<EditableSection<Content>, 'date'>, text: Content) =>
  date && String(text[date] ?? '');

type Description<Content> = Omit<EditableSection<Content>, 'pages' | 'Section' | 'words'> & {
  pages?: readonly PageName[];
};

/** What a `*.section.ts` says of its section, which `registry.ts` finds. The code's copy is checked against the schema's type. */
export const describeSection = <Content extends object>({
  pages = [],
  ...section
}: Description<Content>): EditableSection =>
  ({
    ...section,
    hasFacts: true,
    words: section.group === 'settings' ? settingWords : contentWords,
    pages: pages.map((name) => publicPages[name]),
  }) as EditableSection<Content> as EditableSection;

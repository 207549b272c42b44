import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Redo2,
  SquareCode,
  TextQuote,
  Undo2,
} from 'lucide-react';

type Chain = ReturnType<Editor['chain']>;

export type Tool = {
  name: string;
  /** What it does, in French. */
  label: string;
  icon: LucideIcon;
  /** The same from the keyboard: keys, or what to type. */
  keys?: string;
  /** What the caret stands in while it is on; a tool without it does something once. */
  active?: [type: string, attributes?: object];
  canRun?: (editor: Editor) => boolean;
  run: (chain: Chain) => Chain;
};

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
const mod = isMac ? '⌘' : 'Ctrl +';

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `heading${level}`,
  label: `Titre ${level}`,
  icon,
  keys: `${'#'.repeat(level)} puis espace`,
  active: ['heading', { level }],
  run: (chain) => chain.toggleHeading({ level }),
});

/** What switches a mark or a kind of block on and off, by the name that it has in the document. */
const toggle = (name: string, label: string, icon: LucideIcon, keys: string, run: Tool['run']): Tool => ({
  name,
  label,
  icon,
  keys,
  active: [name],
  run,
});

const isInList = (editor: Editor) => editor.isActive('listItem');

/** The tools of the bar, in its order, group by group. Links and pictures ask for more and stand beside them. */
export const tools = {
  titles: [heading(2, Heading2), heading(3, Heading3)],
  marks: [
    toggle('bold', 'Gras', Bold, `${mod} B`, (chain) => chain.toggleBold()),
    toggle('italic', 'Italique', Italic, `${mod} I`, (chain) => chain.toggleItalic()),
  ],
  blocks: [toggle('bulletList', 'Liste à puces', List, '- puis espace', (chain) => chain.toggleBulletList())],
} as const satisfies Record<string, readonly Tool[]>;

/** Those that are asked for less often: one button of the bar opens their list. */
export const rareTools: readonly Tool[] = [
  {
    name: 'undo',
    label: 'Défaire',
    icon: Undo2,
    keys: `${mod} Z`,
    canRun: ({ state }) => undoDepth(state) > 0,
    run: (chain) => chain.undo(),
  },
  {
    name: 'redo',
    label: 'Refaire',
    icon: Redo2,
    keys: `${mod} Maj + Z`,
    canRun: ({ state }) => redoDepth(state) > 0,
    run: (chain) => chain.redo(),
  },
  heading(4, Heading4),
  toggle('orderedList', 'Liste numérotée', ListOrdered, '1. puis espace', (chain) =>
    chain.toggleOrderedList(),
  ),
  {
    name: 'indent',
    label: 'Augmenter le retrait',
    icon: ListIndentIncrease,
    keys: 'Alt + Maj + Flèche droite',
    canRun: (editor) => isInList(editor) && editor.can().sinkListItem('listItem'),
    run: (chain) => chain.sinkListItem('listItem'),
  },
  {
    name: 'outdent',
    label: 'Diminuer le retrait',
    icon: ListIndentDecrease,
    keys: 'Alt + Maj + Flèche gauche',
    canRun: isInList,
    run: (chain) => chain.liftListItem('listItem'),
  },
  toggle('blockquote', 'Citation', TextQuote, '> puis espace', (chain) => chain.toggleBlockquote()),
  toggle('code', 'Code', Code, `${mod} E`, (chain) => chain.toggleCode()),
  toggle('codeBlock', 'Bloc de code', SquareCode, '``` puis Entrée', (chain) => chain.toggleCodeBlock()),
];

const all: readonly Tool[] = [...Object.values(tools).flat(), ...rareTools];

/** What of the bar is on or out of use, as one word a tool: it changes when the bar has to. */
export function barState(editor: Editor): string {
  const words = all.flatMap(({ name, active, canRun }) => [
    ...(active && editor.isActive(...active) ? [`${name}:on`] : []),
    ...(canRun && !canRun(editor) ? [`${name}:off`] : []),
  ]);
  for (const name of ['link', 'image', 'table', 'tableHeader']) {
    if (editor.isActive(name)) words.push(`${name}:on`);
  }
  return words.join(' ');
}

import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import {
  Bold,
  Code,
  FileCode,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link2,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Redo2,
  SquareCode,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react';

type Chain = ReturnType<Editor['chain']>;

export type Tool = {
  name: string;
  /** What it does, in French. */
  label: string;
  icon: LucideIcon;
  /** The same from the keyboard: keys, or what to type; else what it comes to. */
  keys?: string;
  /** What the caret stands in while it is on; a tool without it does something once. */
  active?: [type: string, attributes?: object];
  canRun?: (editor: Editor) => boolean;
  run: (chain: Chain) => Chain;
};

/** A tool behind a button that opens a list. */
export type MenuTool = Omit<Tool, 'icon'> & { icon?: LucideIcon; isDestructive?: boolean };

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

/** The tools of the bar, in its order, group by group. */
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

/** Those that lead elsewhere: to a window, to the other view. */
export const asking = {
  link: { name: 'link', label: 'Lien', icon: Link2, keys: 'Ctrl + K', active: ['link'] },
  image: { name: 'image', label: 'Image', icon: Image, active: ['image'] },
  markdown: {
    name: 'markdown',
    label: 'Markdown',
    keys: 'Le texte tel qu’il est gardé',
    icon: FileCode,
  },
} as const satisfies Record<string, Omit<Tool, 'run'>>;

export const insertTable: MenuTool = {
  name: 'insertTable',
  label: 'Insérer un tableau',
  icon: Table,
  run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
};

/** What can be done to the table that the caret is in. */
export const tableTools: readonly MenuTool[] = [
  {
    name: 'rowAbove',
    label: 'Ajouter une ligne au-dessus',
    canRun: (editor) => !editor.isActive('tableHeader'),
    run: (chain) => chain.addRowBefore(),
  },
  { name: 'rowBelow', label: 'Ajouter une ligne au-dessous', run: (chain) => chain.addRowAfter() },
  { name: 'columnLeft', label: 'Ajouter une colonne à gauche', run: (chain) => chain.addColumnBefore() },
  { name: 'columnRight', label: 'Ajouter une colonne à droite', run: (chain) => chain.addColumnAfter() },
  { name: 'row', label: 'Supprimer la ligne', isDestructive: true, run: (chain) => chain.deleteRow() },
  {
    name: 'column',
    label: 'Supprimer la colonne',
    isDestructive: true,
    run: (chain) => chain.deleteColumn(),
  },
  {
    name: 'wholeTable',
    label: 'Supprimer le tableau',
    isDestructive: true,
    run: (chain) => chain.deleteTable(),
  },
];

const all: readonly Omit<MenuTool, 'run'>[] = [
  ...Object.values(tools).flat(),
  ...Object.values(asking),
  ...rareTools,
  ...tableTools,
  { name: 'table', label: 'Tableau', active: ['table'] },
];

/** What of the bar is on or out of use, as one word a tool: it changes when the bar has to. */
export function barState(editor: Editor): string {
  const words = all.flatMap(({ name, active, canRun }) => [
    ...(active && editor.isActive(...active) ? [`${name}:on`] : []),
    ...(canRun && !canRun(editor) ? [`${name}:off`] : []),
  ]);
  return words.join(' ');
}

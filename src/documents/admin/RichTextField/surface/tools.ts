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

export type Tool = {
  name: string;
  /** What it does, in French. */
  label: string;
  icon: LucideIcon;
  /** The same from the keyboard: keys, or what to type. */
  keys?: string;
  /** Whether it is on, where the caret is; a tool without it does something once. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
const mod = isMac ? '⌘' : 'Ctrl +';

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `heading${level}`,
  label: `Titre ${level}`,
  icon,
  keys: `${'#'.repeat(level)} puis espace`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const isInList = (editor: Editor) => editor.isActive('listItem');

/** The tools of the bar, in its order, group by group. Links and pictures ask for more and stand beside them. */
export const tools = {
  titles: [heading(2, Heading2), heading(3, Heading3)],
  marks: [
    {
      name: 'bold',
      label: 'Gras',
      icon: Bold,
      keys: `${mod} B`,
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      label: 'Italique',
      icon: Italic,
      keys: `${mod} I`,
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  blocks: [
    {
      name: 'bullets',
      label: 'Liste à puces',
      icon: List,
      keys: '- puis espace',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
  ],
} as const satisfies Record<string, readonly Tool[]>;

/** Those that are asked for less often: one button of the bar opens their list. */
export const rareTools: readonly Tool[] = [
  {
    name: 'undo',
    label: 'Défaire',
    icon: Undo2,
    keys: `${mod} Z`,
    canRun: ({ state }) => undoDepth(state) > 0,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    label: 'Refaire',
    icon: Redo2,
    keys: `${mod} Maj + Z`,
    canRun: ({ state }) => redoDepth(state) > 0,
    run: (editor) => editor.chain().focus().redo().run(),
  },
  heading(4, Heading4),
  {
    name: 'numbers',
    label: 'Liste numérotée',
    icon: ListOrdered,
    keys: '1. puis espace',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'indent',
    label: 'Augmenter le retrait',
    icon: ListIndentIncrease,
    keys: 'Alt + Maj + Flèche droite',
    canRun: (editor) => isInList(editor) && editor.can().sinkListItem('listItem'),
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  },
  {
    name: 'outdent',
    label: 'Diminuer le retrait',
    icon: ListIndentDecrease,
    keys: 'Alt + Maj + Flèche gauche',
    canRun: isInList,
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
  },
  {
    name: 'quote',
    label: 'Citation',
    icon: TextQuote,
    keys: '> puis espace',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'code',
    label: 'Code',
    icon: Code,
    keys: `${mod} E`,
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    name: 'codeBlock',
    label: 'Bloc de code',
    icon: SquareCode,
    keys: '``` puis Entrée',
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];

const all: readonly Tool[] = [...Object.values(tools).flat(), ...rareTools];

/** What of the bar is on or out of use, as one word a tool: it changes when the bar has to. */
export function barState(editor: Editor): string {
  const words = all.flatMap((tool) => [
    ...(tool.isOn?.(editor) ? [`${tool.name}:on`] : []),
    ...(tool.canRun && !tool.canRun(editor) ? [`${tool.name}:off`] : []),
  ]);
  for (const name of ['link', 'image', 'table', 'tableHeader']) {
    if (editor.isActive(name)) words.push(`${name}:on`);
  }
  return words.join(' ');
}

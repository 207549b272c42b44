import { type AnyExtension, Extension, getSchema, Node, wrappingInputRule } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Schema } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { clearAddress } from './addresses.ts';

/** What can't be shown without loss: its source is shown, kept as it is, and changed in the Markdown view alone. */
const LockedBlock = Node.create({
  name: 'lockedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,
  addAttributes: () => ({ source: { default: '' }, kind: { default: 'html' } }),
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { 'data-locked': String(attrs.kind) },
    ['pre', String(attrs.source)],
  ],
});

/** The same inside of a line: a call of a note, HTML. */
const LockedText = Node.create({
  name: 'lockedText',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: { default: '' } }),
  renderText: ({ node: { attrs } }) => String(attrs.source),
  renderHTML: ({ node: { attrs } }) => ['code', { 'data-locked': 'inline' }, String(attrs.source)],
});

const stored = { default: null, rendered: false, keepOnSplit: true } as const;

/** What Markdown says and the eye doesn't see: kept, and written again as it was. */
const StoredAttributes = Extension.create({
  name: 'preservedAttributes',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { marker: stored, spread: stored } },
    { types: ['codeBlock'], attributes: { meta: stored } },
    { types: ['link', 'image'], attributes: { reference: stored } },
  ],
});

function withoutTab<Command>(keys: Record<string, Command> = {}): Record<string, Command> {
  return Object.fromEntries(Object.entries(keys).filter(([key]) => !key.endsWith('Tab')));
}

const cell = {
  /** A cell of Markdown has one line. */
  content: 'paragraph',
  addAttributes: () => ({
    colspan: { default: 1, rendered: false },
    rowspan: { default: 1, rendered: false },
    colwidth: { default: null, rendered: false },
    align: {
      default: null,
      renderHTML: ({ align }: Record<string, string | null>) => (align ? { 'data-align': align } : {}),
    },
  }),
};

/** The number after the last one of the list before the caret's paragraph; null without such a list. */
function nextNumber({ selection: { $from } }: EditorState): number | null {
  const before = $from.depth > 0 ? $from.node(-1).maybeChild($from.index(-1) - 1) : null;
  return before?.type.name === 'orderedList' ? Number(before.attrs.start) + before.childCount : null;
}

/** Everything that a text in Markdown (GFM) is made of. What a surface adds (keys, caret, placeholder) is no part of it. */
export const documentExtensions: readonly AnyExtension[] = [
  StarterKit.configure({
    code: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    trailingNode: false,
    underline: false,
    codeBlock: { enableTabIndentation: false },
    dropcursor: { width: 3, color: false },
  }),
  StoredAttributes,
  // Unlike TipTap's own, code may be bold, and part of a link.
  Code.extend({ excludes: 'code' }),
  Link.extend({ addAttributes: () => ({ href: { default: null }, title: { default: null } }) }).configure({
    openOnClick: false,
    linkOnPaste: false,
    shouldAutoLink: (written) => clearAddress(written) !== null,
    markdownLinks: true,
    defaultProtocol: 'https',
    HTMLAttributes: {},
  }),
  Image.extend({
    addAttributes: () => ({ src: { default: null }, alt: { default: '' }, title: { default: null } }),
  }).configure({ inline: true }),
  // Tab leaves the text, in lists and tables too.
  ListKeymap.extend({
    addKeyboardShortcuts() {
      return withoutTab(this.parent?.());
    },
  }),
  OrderedList.extend({
    addInputRules() {
      return [
        // A list begins at 1, or goes on with the one before: « 1986. » begins a sentence.
        wrappingInputRule({
          find: (text) => {
            const [, number = ''] = /^(\d{1,9})\.\s$/.exec(text) ?? [];
            const isNext = Number(number) === 1 || Number(number) === nextNumber(this.editor.state);
            return number && isNext ? { index: 0, text, data: { number } } : null;
          },
          type: this.type,
          getAttributes: ({ data }) => ({ start: Number(data?.number) }),
          joinPredicate: ({ data }, list) =>
            list.childCount + Number(list.attrs.start) === Number(data?.number),
        }),
      ];
    },
  }),
  ListItem.extend({
    content: 'block+',
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(this.name),
        'Alt-Shift-ArrowRight': () => this.editor.commands.sinkListItem(this.name),
        'Alt-Shift-ArrowLeft': () => this.editor.commands.liftListItem(this.name),
      };
    },
    addAttributes: () => ({
      spread: stored,
      checked: {
        default: null,
        renderHTML: ({ checked }: Record<string, boolean | null>) =>
          checked == null ? {} : { 'data-checked': String(checked) },
      },
    }),
  }),
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts() {
      return withoutTab(this.parent?.());
    },
  }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  LockedBlock,
  LockedText,
];

type NodeName =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'blockquote'
  | 'bulletList'
  | 'orderedList'
  | 'listItem'
  | 'codeBlock'
  | 'horizontalRule'
  | 'table'
  | 'tableRow'
  | 'tableHeader'
  | 'tableCell'
  | 'lockedBlock'
  | 'text'
  | 'hardBreak'
  | 'image'
  | 'lockedText';
type MarkName = 'link' | 'bold' | 'italic' | 'strike' | 'code';

export type TextSchema = Schema<NodeName, MarkName>;

/** The schema of such a text, for whoever has no editor. */
export const createSchema = () => getSchema([...documentExtensions]) as TextSchema;

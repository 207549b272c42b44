import { type AnyExtension, Extension, InputRule } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, type Command, TextSelection } from '@tiptap/pm/state';
import type { NodeViewConstructor } from '@tiptap/pm/view';

/** What keys of the surface ask of what is around it. */
export type SurfaceActions = {
  onLink: () => void;
  onToolbar: () => void;
  onMarkdown: () => void;
};

const kinds: Readonly<Record<string, string>> = {
  html: 'HTML',
  definition: 'Adresse de lien',
  footnoteDefinition: 'Note',
  table: 'Tableau irrégulier',
  unread: 'Texte trop complexe pour être montré',
};

/** A locked block: what it is, its source, and where it can be changed. */
const lockedView =
  (onMarkdown: () => void): NodeViewConstructor =>
  (node) => {
    const dom = document.createElement('figure');
    const head = document.createElement('figcaption');
    const button = document.createElement('button');
    const source = document.createElement('pre');
    dom.dataset.locked = String(node.attrs.kind);
    button.type = 'button';
    // Tab leaves the text: who has no pointer finds the same view beside the label.
    button.tabIndex = -1;
    button.textContent = 'Modifier dans la vue Markdown';
    button.addEventListener('click', onMarkdown);
    head.append(`${kinds[String(node.attrs.kind)] ?? 'Markdown'} `, button);
    source.textContent = String(node.attrs.source);
    dom.append(head, source);
    return {
      dom,
      stopEvent: ({ target }) => target === button,
      ignoreMutation: () => true,
    };
  };

/** A block of the first level changes its place with the one before or after. */
const moveBlock =
  (by: -1 | 1): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const at = selection.$from.index(0);
    const other = doc.maybeChild(at + by);
    const block = doc.maybeChild(at);
    if (!block || !other) return false;
    if (!dispatch) return true;
    const start = [...doc.children].slice(0, at).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    const end = start + block.nodeSize;
    const shift = by * other.nodeSize;
    tr.delete(start, end).insert(start + (by < 0 ? shift : other.nodeSize), block);
    const { anchor, head } = selection;
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.create(tr.doc, anchor + shift, head + shift),
    );
    dispatch(tr.scrollIntoView());
    return true;
  };

/** The first row of a table in Markdown is its head, and no other; it alone says how columns are aligned. */
const tableHeads = new Plugin({
  appendTransaction(transactions, _before, { doc, schema, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const { tableHeader, tableCell } = schema.nodes;
    const check = (table: Node, start: number) =>
      table.forEach((row, rowStart, rowAt) =>
        row.forEach((cell, cellStart, cellAt) => {
          const type = rowAt === 0 ? tableHeader : tableCell;
          const align = (table.firstChild?.maybeChild(cellAt)?.attrs.align ?? null) as string | null;
          if (cell.type === type && cell.attrs.align === align) return;
          tr.setNodeMarkup(start + rowStart + cellStart + 2, type, { ...cell.attrs, align });
        }),
      );
    doc.forEach((node, start) => {
      if (node.type.name === 'table') check(node, start);
    });
    return tr.docChanged ? tr : null;
  },
});

/** What a surface adds to the document: keys, signs that become what they mean, tables as Markdown has them. */
export const surfaceExtensions = ({ onLink, onToolbar, onMarkdown }: SurfaceActions): AnyExtension[] => [
  Extension.create({
    name: 'surface',
    // Before what the parts of the document do with the same keys.
    priority: 2000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const run = (command: Command) => command(editor.state, editor.view.dispatch, editor.view);
      const asks = (ask: () => void) => () => {
        ask();
        return true;
      };
      // A cell has one line, and so has a title.
      const isOneLine = () => editor.isActive('table') || editor.isActive('heading');
      return {
        'Mod-k': asks(onLink),
        'Alt-F10': asks(onToolbar),
        'Alt-Shift-ArrowUp': () => run(moveBlock(-1)),
        'Alt-Shift-ArrowDown': () => run(moveBlock(1)),
        'Shift-Enter': isOneLine,
        'Mod-Enter': isOneLine,
      };
    },
    addInputRules() {
      return [
        // « [ ] » at the start of an item makes a task of it.
        new InputRule({
          find: /^\[([ xX])\] $/,
          handler: ({ state: { selection, tr }, range, match }) => {
            const { $from } = selection;
            const item = $from.node(-1);
            if (item?.type.name !== 'listItem' || $from.index(-1) !== 0) return null;
            tr.delete(range.from, range.to).setNodeMarkup($from.before(-1), null, {
              ...item.attrs,
              checked: match[1] !== ' ',
            });
            return undefined;
          },
        }),
      ];
    },
    addProseMirrorPlugins: () => [
      tableHeads,
      new Plugin({ props: { nodeViews: { lockedBlock: lockedView(onMarkdown) } } }),
    ],
  }),
];

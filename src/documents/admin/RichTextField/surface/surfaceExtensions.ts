import { type AnyExtension, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
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

/** What a surface adds to the document: keys, tables as Markdown has them. */
export const surfaceExtensions = ({ onLink, onToolbar, onMarkdown }: SurfaceActions): AnyExtension[] => [
  Extension.create({
    name: 'surface',
    // Before what the parts of the document do with the same keys.
    priority: 2000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const asks = (ask: () => void) => () => {
        ask();
        return true;
      };
      // A cell has one line, and so has a title.
      const isOneLine = () => editor.isActive('table') || editor.isActive('heading');
      return {
        'Mod-k': asks(onLink),
        'Alt-F10': asks(onToolbar),
        'Shift-Enter': isOneLine,
        'Mod-Enter': isOneLine,
      };
    },
    addProseMirrorPlugins: () => [
      tableHeads,
      new Plugin({ props: { nodeViews: { lockedBlock: lockedView(onMarkdown) } } }),
    ],
  }),
];

import { Editor, type AnyExtension, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type Transaction, TextSelection, Plugin } from '@tiptap/pm/state';
import { documentExtensions, type TextSchema } from '#richText/extensions.ts';
import { PreservedText } from '#richText/preservedText.ts';
import { putDocument, putWhole } from '#richText/putDocument.ts';
import type { TextSource } from '../RichTextField.tsx';
import { clipboard, type ClipboardOptions } from './clipboard.ts';
import { readdressPictures } from './pictures.ts';
import { parseMarkdown } from '#richText/fromMarkdown.ts';
import type { Node } from '@tiptap/pm/model';
import type { NodeViewConstructor } from '@tiptap/pm/view';

export interface TextEditorOptions extends SurfaceActions, Omit<ClipboardOptions, 'onLate'> {
  /** Where the surface stands. */
  element: HTMLElement;
  source: TextSource;
  /** The text can't be shown without being changed: it stays with its source, and the surface writes nothing any more. */
  onUnshown: () => void;
}

export type TextEditor = ReturnType<typeof createTextEditor>;

/** Pixels around the caret: bars of the page stand above the text, and on a phone the one that saves below it. */
function scrolling() {
  const isPhone = matchMedia('(width < 768px)').matches;
  const scrollMargin = { top: isPhone ? 184 : 112, bottom: isPhone ? 80 : 16, left: 0, right: 0 };
  return { scrollMargin, scrollThreshold: scrollMargin };
}

/** Puts a document in the place of the one that is shown: as the smallest difference, or whole where that isn't it to the byte. */
function putText(
  { state, view }: Editor,
  document: Parameters<typeof putDocument>[1],
  { isUndoable, isThere }: { isUndoable: boolean; isThere: () => boolean },
): boolean {
  const put = (tr: Transaction) => {
    if (!tr.docChanged) return;
    tr.setMeta('addToHistory', isUndoable);
    // A step of its own, however soon it follows the one before.
    view.dispatch(isUndoable ? closeHistory(tr) : tr);
  };
  put(putDocument(state.tr, document));
  if (!isThere()) put(putWhole(view.state.tr, document));
  return isThere();
}

/**
 * A surface that shows the text of a source. Each change of the document goes into the source at once; what comes from
 * the source is put in as the smallest difference, so that the caret stays, and is no part of what undo takes back.
 */
export function createTextEditor(options: TextEditorOptions) {
  const { element, source, onUnshown } = options;
  let text = source.get();
  let isShown = true;
  let isComingIn = false;
  let isUnshown = false;
  let preserved: PreservedText | null = null;

  /** Whether the document is the text, to the byte: anything else would be written into the source with the next key. */
  const showsText = (doc = editor.state.doc) =>
    preserved?.adopt(doc) === true && preserved.written(doc) === text;

  const editor = new Editor({
    element,
    injectCSS: false,
    extensions: [
      ...documentExtensions,
      ...surfaceExtensions(options),
      clipboard({ ...options, onLate: () => show(source.get()) }),
    ],
    // What is pasted has been read already.
    enablePasteRules: false,
    editorProps: scrolling(),
    onBeforeCreate: ({ editor: created }) => {
      preserved = new PreservedText(created.schema as TextSchema);
      try {
        created.options.content = preserved.read(text) as never;
      } catch {
        isUnshown = true;
      }
    },
    onUpdate: ({ editor: { state } }) => {
      if (isComingIn || isUnshown || !preserved) return;
      const written = preserved.written(state.doc);
      if (written === text) return;
      text = written;
      source.set(written);
    },
  });

  /** Shows another text; `isUndoable` when it is the person's own doing. */
  const show = (next: string, { isUndoable = false } = {}) => {
    if (next === text || isUnshown || !preserved) return;
    text = next;
    isComingIn = true;
    try {
      isUnshown = !putText(editor, preserved.read(next), { isUndoable, isThere: showsText });
    } catch {
      isUnshown = true;
    }
    isComingIn = false;
    if (isUnshown) onUnshown();
  };

  if (isUnshown || !showsText()) {
    isUnshown = true;
    onUnshown();
  }

  const follow = () => isShown && show(source.get());
  editor.on('destroy', source.subscribe(follow));

  return {
    editor,
    /** Behind another view, the surface doesn't follow the text. */
    setShown(shown: boolean) {
      isShown = shown;
      follow();
    },
    /** Puts a text in the place of another, so that undo takes it back; false when it holds something else. */
    replace(before: string, after: string) {
      if (!isShown || text !== before) return false;
      show(after, { isUndoable: true });
      source.set(after);
      return true;
    },
    reveal: (place: number) => revealBlock(editor, text, place),
    /** Gives the pictures at an address another one. */
    replacePicture(before: string, after: string) {
      show(source.get());
      readdressPictures(editor, before, after);
    },
    destroy: () => editor.destroy(),
  };
}

/** Selects the block of the text in which a place lies, in UTF-16 code units from its start, and takes the focus. */
function revealBlock({ state, view }: Editor, text: string, place: number): void {
  const { tree, shift } = parseMarkdown(text);
  const { doc, tr } = state;
  const index = tree.children.findLastIndex(({ position }) => (position?.start.offset ?? 0) + shift <= place);
  const before = doc.children.slice(0, Math.max(index, 0));
  const start = before.reduce((size, { nodeSize }) => size + nodeSize, 0);
  const end = start + (doc.maybeChild(before.length)?.nodeSize ?? 0);
  const selection = TextSelection.between(doc.resolve(start), doc.resolve(end));
  view.dispatch(tr.setSelection(selection));
  view.focus();
  // ProseMirror would scroll the block to the edge of the window, under the bars there.
  const block = view.nodeDOM(start);
  if (block instanceof Element) block.scrollIntoView({ block: 'center' });
}

/** What keys of the surface ask of what is around it. */
type SurfaceActions = {
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
const surfaceExtensions = ({ onLink, onToolbar, onMarkdown }: SurfaceActions): AnyExtension[] => [
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

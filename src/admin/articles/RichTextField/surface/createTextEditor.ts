import { Editor } from '@tiptap/core';
import type { PictureToPlace, PlacedPicture } from '#admin/media/PlacePicture/PlacePicture.tsx';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { documentExtensions, type TextSchema } from '#richText/extensions.ts';
import { parseMarkdown } from '#richText/fromMarkdown.ts';
import { PreservedText } from '#richText/preservedText.ts';
import { putDocument, putWhole } from '#richText/putDocument.ts';
import type { TextSource } from '../textSource.ts';
import { clipboard, type ClipboardOptions } from './clipboard.ts';
import { fillPlaces, placeAt } from './places.ts';
import { surfaceExtensions, type SurfaceActions } from './surfaceExtensions.ts';

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

/**
 * A surface that shows the text of a source. Each change of the document goes into the source at once; what comes from
 * the source is put in as the smallest difference, so that the caret stays, and is no part of what undo takes back.
 */
export function createTextEditor({
  element,
  source,
  onImageFiles,
  onLostPictures,
  onUnshown,
  ...actions
}: TextEditorOptions) {
  let text = source.get();
  let isShown = true;
  let isComingIn = false;
  let isUnshown = false;
  let preserved: PreservedText | null = null;

  /** Whether the document is the text, to the byte: anything else would be written into the source with the next key. */
  const showsText = ({ doc }: EditorState) => preserved?.adopt(doc) && preserved.written(doc) === text;

  const editor = new Editor({
    element,
    injectCSS: false,
    extensions: [
      ...documentExtensions,
      ...surfaceExtensions(actions),
      clipboard({ onImageFiles, onLostPictures, onLate: () => show(source.get()) }),
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
    const put = (tr: Transaction) => {
      if (!tr.docChanged) return;
      tr.setMeta('addToHistory', isUndoable);
      // A step of its own, however soon it follows the one before.
      editor.view.dispatch(isUndoable ? closeHistory(tr) : tr);
    };
    isComingIn = true;
    try {
      const document = preserved.read(next);
      put(putDocument(editor.state.tr, document));
      if (!showsText(editor.state)) put(putWhole(editor.state.tr, document));
      isUnshown = !showsText(editor.state);
    } catch {
      isUnshown = true;
    }
    isComingIn = false;
    if (isUnshown) onUnshown();
  };

  if (isUnshown || !showsText(editor.state)) {
    isUnshown = true;
    onUnshown();
  }

  const stop = source.subscribe(() => {
    if (isShown) show(source.get());
  });

  return {
    editor,
    /** Behind another view, the surface doesn't follow the text. */
    setShown(shown: boolean) {
      isShown = shown;
      if (shown) show(source.get());
    },
    /** Puts a text in the place of another, so that undo takes it back; false when it holds something else. */
    replace(before: string, after: string) {
      if (!isShown || text !== before) return false;
      show(after, { isUndoable: true });
      source.set(after);
      return true;
    },
    reveal(place: number) {
      const { tree, shift } = parseMarkdown(text);
      const { doc, tr } = editor.state;
      const index = tree.children.findLastIndex(
        ({ position }) => (position?.start.offset ?? 0) + shift <= place,
      );
      const before = doc.children.slice(0, Math.max(index, 0));
      const start = before.reduce((size, { nodeSize }) => size + nodeSize, 0);
      const end = start + (doc.maybeChild(before.length)?.nodeSize ?? 0);
      const selection = TextSelection.between(doc.resolve(start), doc.resolve(end));
      editor.view.dispatch(tr.setSelection(selection));
      editor.view.focus();
      // ProseMirror would scroll to the edge, under what stands there.
      const block = editor.view.nodeDOM(start);
      if (block instanceof Element) block.scrollIntoView({ block: 'center' });
    },
    /** The picture at the caret. */
    shownPicture(): PictureToPlace | undefined {
      if (!editor.isActive('image')) return undefined;
      const { src, alt } = editor.getAttributes('image') as { src?: string; alt?: string };
      return { address: src ?? '', alt: alt ?? '' };
    },
    /** Puts a picture at the place that was reserved for it; without one at the caret, in the place of one that is there. */
    placePicture({ address, alt }: PlacedPicture, place?: number) {
      const attrs = { src: address, alt };
      const chain = editor.chain().focus();
      const at = place === undefined ? null : placeAt(editor.state, place);
      if (at !== null && place !== undefined) {
        chain
          .command(({ tr }) => Boolean(fillPlaces(tr, [place])))
          .insertContentAt(at, { type: 'image', attrs })
          .run();
      } else if (editor.isActive('image'))
        chain.updateAttributes('image', { ...attrs, reference: null }).run();
      else chain.insertContent({ type: 'image', attrs }).run();
    },
    /** Gives the pictures at an address another one. */
    replacePicture(before: string, after: string) {
      show(source.get());
      const { doc, tr } = editor.state;
      doc.descendants((node, at) => {
        if (node.type.name !== 'image' || node.attrs.src !== before) return;
        tr.setNodeMarkup(at, null, { ...node.attrs, src: after, reference: null });
      });
      if (tr.docChanged) editor.view.dispatch(closeHistory(tr));
    },
    destroy() {
      stop();
      editor.destroy();
    },
  };
}

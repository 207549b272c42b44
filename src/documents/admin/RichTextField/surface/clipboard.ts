import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { CellSelection, handlePaste as layTable, isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { clearAddress } from '#richText/addresses.ts';
import type { TextSchema } from '#richText/extensions.ts';
import type { Pasted } from '#richText/paste/readPasted.ts';
import { isMarkdown, readPlainText } from '#richText/plainText.ts';
import { PreservedText } from '#richText/preservedText.ts';
import { fitting, marksAt, takesTable } from './fitting.ts';
import { ownSerializer, readOwnSlice, withTable, writeMarkdown } from './ownSlice.ts';
import { fillReserved, reservePosition, findReserved, reservedPositionsPlugin } from './pictures.ts';

export type ClipboardOptions = {
  /** Takes files of pictures that were brought, and the number of the position that they were brought to. */
  onImageFiles: (files: File[], position: number) => void;
  /** Told how many pictures of a text had no address that readers could open. */
  onLostPictures: (count: number) => void;
  /** Brings the surface up to date, before something is put in that took a while to read. */
  onLate: () => void;
};

const getSchema = ({ schema }: EditorState) => schema as TextSchema;

/** The reader of HTML: heavy, and only loaded when HTML is pasted or dropped. */
const loadReader = () => import('#richText/paste/readPasted.ts');

/** The file of a picture that was brought as data; null when it is none. */
function getFile({ address, alt }: Pasted['lockedPictures'][number]): File | null {
  const [, type = '', data = ''] = /^data:([^;,]+);base64,(.*)$/is.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const name = alt.replaceAll(/[/\\]/g, ' ').slice(0, 80).trim() || 'Image collée';
    return new File([bytes], `${name}.${type.replace(/^.*\//, '').replace('jpeg', 'jpg')}`, { type });
  } catch {
    return null;
  }
}

/** The number of the next note of a text: what is pasted mustn't take the place of a note that it has. */
function nextNote(state: EditorState): number {
  const written = new PreservedText(getSchema(state)).written(state.doc);
  return 1 + Math.max(0, ...[...written.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
}

/** A picture alone, which browsers copy as a file and as the HTML of it. */
const isOnePicture = ({ childCount, firstChild }: Fragment) =>
  childCount === 1 && firstChild?.childCount === 1 && firstChild.firstChild?.type.name === 'image';

const findImages = (data: DataTransfer) => [...data.files].filter(({ type }) => type.startsWith('image/'));

/** Marks a transaction as a paste: a step of its own for undo, in which no address becomes a link by itself. */
const asPaste = (tr: Transaction, ids: readonly number[] = []) =>
  fillReserved(closeHistory(tr), ids)
    .setMeta('paste', true)
    .setMeta('uiEvent', 'paste')
    .setMeta('preventAutolink', true)
    .scrollIntoView();

const closed = (content: Fragment) => new Slice(content, 0, 0);

/** Adds the spaces at both ends of the plain text to the words read from HTML, which loses them. */
function spacedAs(text: string, words: Slice, schema: TextSchema): Slice {
  if (!words.content.firstChild?.isInline || /[\n\r]/.test(text) || text.trim() === '') return words;
  const [before, after] = [/^[ \u00a0\u202f]/, /[ \u00a0\u202f]$/].map((blank) => blank.exec(text)?.[0]);
  return closed(
    (before ? Fragment.from(schema.text(before)) : Fragment.empty)
      .append(words.content)
      .append(after ? Fragment.from(schema.text(after)) : Fragment.empty),
  );
}

/** Puts a slice in the place of the selection, as it fits there. `text` is what it says as text. */
function put(view: EditorView, brought: Slice, ids: readonly number[] = [], text = '') {
  const { state } = view;
  const { $from } = state.selection;
  const slice = withTable(brought);
  const isInCell = isInTable(state);
  if (isInCell && takesTable(state, slice)) {
    view.dispatch(fillReserved(closeHistory(state.tr), ids));
    const isTable = slice.content.firstChild?.type.spec.tableRole !== undefined;
    const words = () => state.schema.node('paragraph', null, fitting(slice, $from, true).content);
    layTable(view, new ClipboardEvent('paste'), isTable ? slice : closed(Fragment.from(words())));
    return;
  }
  const fitted = fitting(slice, $from, isInCell);
  const spaced = spacedAs(text, fitted, getSchema(state));
  view.dispatch(asPaste(state.tr.replaceSelection(spaced), ids));
}

/** Puts a text in as it is; one that clearly is Markdown becomes what it means in a second step, which undo takes back alone. */
function putText(view: EditorView, text: string, ids: readonly number[] = []) {
  const { state } = view;
  const { from, $from } = state.selection;
  if ($from.parent.type.spec.code) {
    view.dispatch(asPaste(state.tr.insertText(text.replaceAll(/\r\n?/g, '\n')), ids));
    return;
  }
  const schema = getSchema(state);
  const meant = isMarkdown(text) ? closed(new PreservedText(schema).read(text).content) : null;
  const fitted = meant && fitting(meant, $from, isInTable(state));
  put(view, closed(Fragment.from(readPlainText(schema, text, marksAt(state)))), ids);
  if (!fitted) return;
  const { doc, selection, tr } = view.state;
  tr.setSelection(TextSelection.create(doc, from, selection.to)).replaceSelection(fitted);
  view.dispatch(asPaste(tr));
}

/** The address that is brought over words, which become a link to it; null for anything else. */
function addressFor({ selection }: EditorState, text: string): string | null {
  const { $from, $to, empty } = selection;
  const isOverWords = !empty && $from.sameParent($to) && $from.parent.inlineContent;
  // An e-mail address without `mailto:` may just as well be meant to replace the words.
  return isOverWords && /^(?:https?:|mailto:|www\.)/i.test(text.trim()) ? clearAddress(text) : null;
}

/** An address as people write it in a sentence. */
const withoutScheme = (address: string) =>
  address.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').replace(/\/$/, '');

function putAddress(view: EditorView, text: string, href: string) {
  const { doc, schema, selection, tr } = view.state;
  const { $from, from, to } = selection;
  const link = getSchema(view.state).marks.link.create({ href });
  const words = doc.textBetween(from, to);
  const before = $from.nodeAfter?.marks.find(({ type }) => type === link.type)?.attrs.href as
    | string
    | undefined;
  const isAddress =
    clearAddress(words) !== null || (before && withoutScheme(before) === withoutScheme(words));
  // Selected words that are an address themselves are replaced by the new one.
  if (isAddress) tr.replaceWith(from, to, schema.text(text.trim(), link.addToSet(marksAt(view.state))));
  else tr.addMark(from, to, link);
  view.dispatch(asPaste(tr));
}

/** Acts with the selection at a reserved position, then gives the person back the one that they have made meanwhile. */
function atReserved(view: EditorView, position: number, act: () => void) {
  const at = findReserved(view.state, position);
  if (at === null) return;
  const { doc, selection, tr } = view.state;
  if (selection.empty && selection.from === at) return act();
  const [anchor, head] = [reservePosition(tr, selection.anchor), reservePosition(tr, selection.head)];
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at))));
  act();
  const { state } = view;
  const ends = [findReserved(state, anchor) ?? at, findReserved(state, head) ?? at] as const;
  const back = TextSelection.between(state.doc.resolve(ends[0]), state.doc.resolve(ends[1]));
  view.dispatch(fillReserved(state.tr.setSelection(back), [anchor, head]));
}

/** Reserves the position of the caret. */
function hold(view: EditorView): number {
  const { selection, tr } = view.state;
  const position = reservePosition(tr, selection.to);
  view.dispatch(tr);
  return position;
}

/** Deletes the selection, and reserves its position for what is still to be read. */
function reserve(view: EditorView): number {
  const { selection, tr } = view.state;
  // Selected cells stay: a pasted table is laid over them.
  if (!(selection instanceof CellSelection)) tr.deleteSelection();
  const position = reservePosition(tr, tr.selection.from);
  view.dispatch(closeHistory(tr));
  return position;
}

/** Puts in what HTML says, at the place of the gesture, however long its reader takes to come. */
async function takeHtml(
  view: EditorView,
  html: string,
  text: string,
  images: File[],
  options: ClipboardOptions,
) {
  const position = reserve(view);
  const reader = await loadReader().catch(() => null);
  if (view.isDestroyed) return;
  options.onLate();
  const pasted = reader?.readPasted(getSchema(view.state), html, nextNote(view.state));
  const content = Fragment.from(pasted?.blocks);
  if (images.length > 0 && (content.size === 0 || isOnePicture(content))) {
    options.onImageFiles(images, position);
    return;
  }
  atReserved(view, position, () => {
    if (content.size === 0) putText(view, text, [position]);
    else put(view, closed(content), [position], text);
  });
  const files = (pasted?.lockedPictures ?? []).flatMap((picture) => getFile(picture) ?? []);
  if (files.length > 0) options.onImageFiles(files, hold(view));
  const lost = (pasted?.lostPictures ?? 0) + (pasted?.lockedPictures.length ?? 0) - files.length;
  if (lost > 0) options.onLostPictures(lost);
}

/** Takes what is brought to the selection. */
function takeIn(view: EditorView, data: DataTransfer | null, options: ClipboardOptions) {
  if (!data) return;
  // Read at once: a clipboard is empty once its event is over.
  const images = findImages(data);
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const { state } = view;
  const own = readOwnSlice(html, getSchema(state));
  const href = addressFor(state, text);
  if (state.selection.$from.parent.type.spec.code && text !== '') putText(view, text);
  else if (href) putAddress(view, text, href);
  else if (own) put(view, own);
  else if (html !== '') void takeHtml(view, html, text, images, options);
  else if (text !== '') putText(view, text);
  else if (images.length > 0) options.onImageFiles(images, hold(view));
}

/** The clipboard of the surface: copies a document for itself and Markdown or words for other programs, and pastes what they copy. */
export const clipboard = (options: ClipboardOptions) =>
  Extension.create({
    name: 'clipboard',
    addProseMirrorPlugins() {
      const { schema } = this.editor;
      return [
        reservedPositionsPlugin(),
        new Plugin({
          props: {
            clipboardSerializer: ownSerializer(schema),
            clipboardTextSerializer: (slice) => writeMarkdown(schema as TextSchema, slice),
            handleDOMEvents: {
              // ProseMirror's own way in would read HTML, which the content security policy of the page refuses.
              paste: (view, event) => {
                takeIn(view, event.clipboardData, options);
                event.preventDefault();
                return true;
              },
              drop: (view, event) => {
                // What is moved inside of the surface is ProseMirror's.
                if (view.dragging) return false;
                event.preventDefault();
                const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
                if (at) {
                  const { tr } = view.state;
                  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))));
                }
                takeIn(view, event.dataTransfer, options);
                view.focus();
                return true;
              },
            },
          },
        }),
      ];
    },
  });

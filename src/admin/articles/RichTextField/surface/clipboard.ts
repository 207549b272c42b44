import { type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import type { TextSchema } from '#richText/extensions.ts';
import type { Pasted } from '#richText/paste/pastedMarkdown.ts';
import { PreservedText } from '#richText/preservedText.ts';
import { linkAddressOf } from './linkAddress.ts';

export type ClipboardOptions = {
  /** Takes files of pictures that were brought. */
  onImageFiles: (files: File[]) => void;
  /** Told how many pictures of a text had no address that readers could open. */
  onLostPictures: (count: number) => void;
};

/** What a clipboard brings, in Markdown: HTML of other programs, or the plain text beside it. */
async function readMarkdown(html: string, text: string, firstNote: () => number): Promise<Pasted> {
  const plain = { markdown: text, lostPictures: 0, heldPictures: [] };
  // What the surface has copied itself is Markdown already.
  if (html === '' || html.includes('data-pm-slice')) return plain;
  try {
    const { pastedMarkdown } = await import('#richText/paste/pastedMarkdown.ts');
    const pasted = pastedMarkdown(html, firstNote());
    return pasted.markdown ? pasted : { ...pasted, markdown: text };
  } catch {
    return plain;
  }
}

/** The file of a picture that was brought as data; null when it is none. */
function fileOf({ address, alt }: Pasted['heldPictures'][number]): File | null {
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
function nextNote({ doc, schema }: EditorState): number {
  const written = new PreservedText(schema as TextSchema).written(doc);
  return 1 + Math.max(0, ...[...written.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
}

/** A picture alone, which browsers copy as a file and as the HTML of it. */
const onePicture = /^!\[[^\]]*\]\([^)]*\)$/;

const imagesOf = (data: DataTransfer) => [...data.files].filter(({ type }) => type.startsWith('image/'));

const isText = (node: Node | null) => node?.type.name === 'paragraph';

/** A piece of a document: text at its ends joins the text around it. */
function sliceOf(markdown: string, schema: TextSchema): Slice {
  const { content } = new PreservedText(schema).read(markdown);
  return new Slice(content, isText(content.firstChild) ? 1 : 0, isText(content.lastChild) ? 1 : 0);
}

function putIn(view: EditorView, markdown: string) {
  const { state } = view;
  const { $from, empty } = state.selection;
  const schema = state.schema as TextSchema;
  const { tr } = state;
  const isInCell = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    ({ type }) => type.spec.tableRole === 'cell' || type.spec.tableRole === 'header_cell',
  );
  const address = empty ? null : linkAddressOf(markdown.trim());
  if ($from.parent.type.spec.code) tr.insertText(markdown);
  else if (address && !/\s/.test(markdown.trim())) {
    tr.addMark($from.pos, state.selection.to, schema.marks.link.create({ href: address }));
  } else
    tr.replaceSelection(sliceOf(isInCell ? markdown.replaceAll(/\s*[\r\n]+\s*/g, ' ') : markdown, schema));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

/** Takes what is brought in, at the caret of the moment at which it has been read. */
async function takeIn(
  view: EditorView,
  data: DataTransfer | null,
  { onImageFiles, onLostPictures }: ClipboardOptions,
) {
  if (!data) return;
  // Read at once: a clipboard is empty once its event is over.
  const images = imagesOf(data);
  const { markdown, lostPictures, heldPictures } = await readMarkdown(
    data.getData('text/html'),
    data.getData('text/plain'),
    () => nextNote(view.state),
  );
  if (view.isDestroyed) return;
  if (images.length > 0 && (markdown === '' || onePicture.test(markdown.trim()))) {
    onImageFiles(images);
    return;
  }
  if (markdown !== '') putIn(view, markdown);
  const files = heldPictures.flatMap((picture) => fileOf(picture) ?? []);
  if (files.length > 0) onImageFiles(files);
  const lost = lostPictures + heldPictures.length - files.length;
  if (lost > 0) onLostPictures(lost);
}

/**
 * The clipboard of the surface is Markdown, in and out. ProseMirror's own way in would read HTML, which the content
 * security policy of the page refuses.
 */
export function clipboardProps(options: ClipboardOptions): EditorProps {
  return {
    clipboardTextSerializer: ({ content, openStart }, { state }) => {
      const { firstChild } = content;
      if (content.childCount === 1 && firstChild?.type.spec.code && openStart > 0)
        return firstChild.textContent;
      const schema = state.schema as TextSchema;
      const document = schema.topNodeType.createAndFill(null, content);
      return document
        ? new PreservedText(schema).written(document)
        : content.textBetween(0, content.size, '\n\n');
    },
    handleDOMEvents: {
      paste: (view, event) => {
        void takeIn(view, event.clipboardData, options);
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
          view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at.pos))));
        }
        void takeIn(view, event.dataTransfer, options);
        view.focus();
        return true;
      },
    },
  };
}

import { notices } from '#admin/shell/notices.ts';
import { useEffect, useEffectEvent, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { useToast } from '#design-system/components/Toast';
import type { RichTextFieldProps } from '../RichTextField.tsx';
import { type TextEditor, createTextEditor, type TextEditorOptions } from './createTextEditor.ts';
import { FormatBar } from './FormatBar.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { selectedPicture, insertPicture } from './pictures.ts';
import { RemotePictures } from './RemotePictures.tsx';
import { Page, SurfaceRoot } from './RichTextSurface.styles.ts';
import { standIns } from '../standIns.ts';
import { chosenKinds } from '#features/media/admin/chosenKinds.ts';
import {
  type PictureToInsert,
  useInsertPicture,
} from '#features/media/admin/InsertPicture/InsertPicture.tsx';
import { UploadQueue } from '#features/media/admin/UploadQueue/UploadQueue.tsx';
import { useUploads } from '#features/media/admin/useUploads.ts';

export interface RichTextSurfaceProps extends Omit<RichTextFieldProps, 'load'> {
  /** Takes the focus as soon as it is there. */
  hasFocus: boolean;
}

/** The bar and the text under it. */
export function RichTextSurface({
  name,
  source,
  ties,
  isHidden = false,
  hasFocus,
  onMarkdown,
  onUnavailable,
  controlRef,
}: RichTextSurfaceProps) {
  const page = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<TextEditor | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const { queue, dialog: pictureDialog, ...pictures } = usePicturesInText(text);
  const showToast = useToast();

  useTextEditor(page, {
    source,
    name,
    hasFocus,
    onEditor: setText,
    onLink: () => setIsLinking(true),
    onToolbar: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    onMarkdown,
    onImageFiles: (files, position) => pictures.send(files, (picture) => pictures.insert(picture, position)),
    onLostPictures: (count) => showToast(notices.picturesNotPasted(count)),
    onUnshown: () => onUnavailable('unshown'),
  });
  useFieldTies(text, ties);

  const tellForm = useEffectEvent((element: HTMLElement) => controlRef?.(element));
  useEffect(() => {
    text?.setShown(!isHidden);
    if (text && !isHidden) tellForm(text.editor.view.dom);
  }, [text, isHidden]);

  return (
    <>
      <SurfaceRoot hidden={isHidden} data-invalid={Boolean(ties['aria-invalid']) || undefined}>
        {text && (
          <FormatBar
            editor={text.editor}
            barRef={bar}
            controls={ties.id}
            onLink={() => setIsLinking(true)}
            onMarkdown={onMarkdown}
            onImage={() => pictures.insert(selectedPicture(text.editor))}
          />
        )}
        <Page ref={page} />
        <UploadQueue {...queue} />
      </SurfaceRoot>
      {text && !isHidden && (
        <RemotePictures
          editor={text.editor}
          isUploading={pictures.isUploading}
          onCopied={(copy, address) =>
            pictures.send([copy], (picture) => text.replacePicture(address, picture.address))
          }
        />
      )}
      {text && isLinking && <LinkDialog editor={text.editor} onClose={() => setIsLinking(false)} />}
      {pictureDialog}
    </>
  );
}

/** Gives a surface the label, the description and the error of the field that it stands for. */
function useFieldTies(text: TextEditor | null, ties: RichTextFieldProps['ties']) {
  const { id } = ties;
  const labelledBy = ties['aria-labelledby'];
  const describedBy = ties['aria-describedby'];
  const isInvalid = Boolean(ties['aria-invalid']);
  useLayoutEffect(() => {
    if (!text) return;
    const { view } = text.editor;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      tabindex: '0',
      ...(id && { id }),
      ...(labelledBy && { 'aria-labelledby': labelledBy }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    };
    view.setProps({ attributes });
    const label = labelledBy ? document.getElementById(labelledBy) : null;
    const focus = () => view.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [text, id, labelledBy, describedBy, isInvalid]);
}

interface SurfaceOptions extends Omit<TextEditorOptions, 'element'> {
  /** The field that the surface stands for. */
  name: string;
  /** Takes the focus as soon as it is there. */
  hasFocus: boolean;
  /** Told of the editor when it is there, and when it is gone. */
  onEditor: (editor: TextEditor | null) => void;
}

/** Makes the editor of a source in an element. In a layout effect: the surface, its name and its bar appear in the same frame. */
function useTextEditor(element: RefObject<HTMLElement | null>, options: SurfaceOptions) {
  const { source } = options;
  const latest = useEffectEvent(() => options);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { name, hasFocus, onEditor } = latest();
    const created = createTextEditor({
      element: element.current,
      source,
      onLink: () => latest().onLink(),
      onToolbar: () => latest().onToolbar(),
      onMarkdown: () => latest().onMarkdown(),
      onImageFiles: (files, position) => latest().onImageFiles(files, position),
      onLostPictures: (count) => latest().onLostPictures(count),
      onUnshown: () => latest().onUnshown(),
    });
    const { dom } = created.editor.view;
    dom.dataset.name = name;
    standIns.set(dom, created);
    onEditor(created);
    if (hasFocus) dom.focus();
    return () => {
      created.destroy();
      onEditor(null);
    };
  }, [element, source]);
}

/** Puts pictures into a text: out of the library, or files that are sent to it first. */
function usePicturesInText(text: TextEditor | null) {
  const { pick, dialog } = useInsertPicture();
  const lastInserted = useRef(Promise.resolve());
  /** What is done with files once they are in the library. */
  const purposes = useRef(new WeakMap<File, (picture: PictureToInsert) => void>());
  const { add, isUploading, queue } = useUploads({
    refuse: chosenKinds.image.refuse,
    onUploaded: ({ file_path, alt_text }, chosen) =>
      purposes.current.get(chosen)?.({ address: file_path, alt: alt_text || null }),
  });

  const insertNow = async (picture?: PictureToInsert, position?: number) => {
    const chosen = await pick(picture);
    if (!text) return;
    if (chosen) insertPicture(text.editor, chosen, position);
    else text.editor.commands.focus();
  };
  return {
    dialog,
    queue,
    isUploading,
    /** Asks what a picture shows, then puts it in. One after the other. */
    insert: (picture?: PictureToInsert, position?: number) => {
      lastInserted.current = lastInserted.current.then(() => insertNow(picture, position));
    },
    /** Sends files to the library. */
    send: (files: File[], purpose: (picture: PictureToInsert) => void) => {
      for (const file of files) purposes.current.set(file, purpose);
      add(files);
    },
  };
}

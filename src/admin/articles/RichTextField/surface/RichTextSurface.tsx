import { notices } from '#admin/shell/notices.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PictureToPlace } from '#admin/media/PlacePicture/PlacePicture.tsx';
import { usePictureUploads } from '#admin/media/PlacePicture/usePictureUploads.tsx';
import { usePlacePicture } from '#admin/media/PlacePicture/usePlacePicture.tsx';
import { useToast } from '#design-system/components/Toast';
import { standIns } from '../standIns.ts';
import type { RichTextFieldProps } from '../RichTextField.tsx';
import { createTextEditor, type TextEditor } from './createTextEditor.ts';
import { FormatBar } from './FormatBar.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { RemotePictures } from './RemotePictures.tsx';
import { Page, SurfaceRoot } from './RichTextSurface.styles.ts';

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
  const { pick, dialog: pictureDialog } = usePlacePicture();
  const lastPlaced = useRef(Promise.resolve());
  /** What is done with files once they are in the library. */
  const purposes = useRef(new WeakMap<File, (picture: PictureToPlace) => void>());
  const showToast = useToast();

  const placePicture = async (picture?: PictureToPlace, place?: number) => {
    const placed = await pick(picture);
    if (placed) text?.placePicture(placed, place);
    else text?.editor.commands.focus();
  };
  // One after the other: each asks what it shows.
  const placeInTurn = (picture?: PictureToPlace, place?: number) => {
    lastPlaced.current = lastPlaced.current.then(() => placePicture(picture, place));
  };
  const { upload, isUploading, queue } = usePictureUploads(({ address, alt }, chosen) =>
    purposes.current.get(chosen)?.({ address, alt: alt || null }),
  );
  const send = (files: File[], purpose: (picture: PictureToPlace) => void) => {
    for (const file of files) purposes.current.set(file, purpose);
    upload(files);
  };

  const onLink = useEffectEvent(() => setIsLinking(true));
  const onToolbar = useEffectEvent(() =>
    bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
  );
  const showMarkdown = useEffectEvent(() => onMarkdown());
  const takeFiles = useEffectEvent((files: File[], place: number) =>
    send(files, (picture) => placeInTurn(picture, place)),
  );
  const onLost = useEffectEvent((count: number) => showToast(notices.picturesNotPasted(count)));
  const tellOfUnshown = useEffectEvent(() => onUnavailable('unshown'));
  const tellForm = useEffectEvent((element: HTMLElement) => controlRef?.(element));

  // In one frame with its name and its bar: nobody meets one without the other.
  useLayoutEffect(() => {
    if (!page.current) return;
    const created = createTextEditor({
      element: page.current,
      source,
      onLink: () => onLink(),
      onToolbar: () => onToolbar(),
      onMarkdown: () => showMarkdown(),
      onImageFiles: (files, place) => takeFiles(files, place),
      onLostPictures: (count) => onLost(count),
      onUnshown: () => tellOfUnshown(),
    });
    const { dom } = created.editor.view;
    dom.dataset.name = name;
    standIns.set(dom, created);
    setText(created);
    if (hasFocus) dom.focus();
    return () => {
      created.destroy();
      setText(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- made once for a source
  }, [source]);

  useEffect(() => {
    text?.setShown(!isHidden);
    if (text && !isHidden) tellForm(text.editor.view.dom);
  }, [text, isHidden]);

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

  return (
    <>
      <SurfaceRoot hidden={isHidden} data-invalid={isInvalid || undefined}>
        {text && (
          <FormatBar
            editor={text.editor}
            barRef={bar}
            controls={id}
            onLink={() => setIsLinking(true)}
            onImage={() => placeInTurn(text.shownPicture())}
          />
        )}
        <Page ref={page} />
        {queue}
      </SurfaceRoot>
      {text && !isHidden && (
        <RemotePictures
          editor={text.editor}
          isUploading={isUploading}
          onCopied={(copy, address) =>
            send([copy], (picture) => text.replacePicture(address, picture.address))
          }
        />
      )}
      {text && isLinking && <LinkDialog editor={text.editor} onClose={() => setIsLinking(false)} />}
      {pictureDialog}
    </>
  );
}

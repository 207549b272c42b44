import { notices } from '#admin/shell/notices.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToast } from '#design-system/components/Toast';
import type { RichTextFieldProps } from '../RichTextField.tsx';
import type { TextEditor } from './createTextEditor.ts';
import { FormatBar } from './FormatBar.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { selectedPicture } from './pictures.ts';
import { RemotePictures } from './RemotePictures.tsx';
import { Page, SurfaceRoot } from './RichTextSurface.styles.ts';
import { useFieldTies } from './useFieldTies.ts';
import { usePicturesInText } from './usePicturesInText.ts';
import { useTextEditor } from './useTextEditor.ts';

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
        {queue}
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

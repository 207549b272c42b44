import { useRef } from 'react';
import { MEDIA_ACCEPT } from '#data/media/media.ts';
import { Button, type ButtonProps } from '#design-system/components/Button';

export interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'iconStart' | 'children'> {
  onFiles: (files: File[]) => void;
  /** What the picker offers; without it, all that the library takes. */
  accept?: string;
}

/** Opens the system's file picker, for several files at once. */
export function UploadButton({ onFiles, accept = MEDIA_ACCEPT, ...button }: UploadButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        aria-label="Fichiers à ajouter"
        accept={accept}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => picker.current?.click()} />
    </>
  );
}

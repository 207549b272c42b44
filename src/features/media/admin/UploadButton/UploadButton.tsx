import { useRef } from 'react';
import { MEDIA_ACCEPT } from '#features/media/data/media.ts';
import { Button, type ButtonProps } from '#design-system/components/Button';

export interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'iconStart' | 'children'> {
  onFiles: (files: File[]) => void;
  /** What the picker offers; without it, all that the library takes. */
  accept?: string;
  /** Names the field that the picker fills. */
  label?: string;
  /** One file at a time. */
  isSingle?: boolean;
}

/** Opens the system's file picker, as a rule for several files at once. */
export function UploadButton({
  onFiles,
  accept = MEDIA_ACCEPT,
  label = 'Fichiers à ajouter',
  isSingle = false,
  ...button
}: UploadButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={!isSingle}
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

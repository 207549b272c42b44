import { useRef } from 'react';
import { MEDIA_ACCEPT } from '#features/media/data/media.ts';
import { Button, type ButtonProps } from '#design-system/components/Button';

export interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'iconStart' | 'children'> {
  /** Reçoit les fichiers choisis. */
  onFiles: (files: File[]) => void;
  /** Ce que le sélecteur offre; sans lui, tout ce que prend la médiathèque. */
  accept?: string;
  /** Le nom du champ que le sélecteur remplit. */
  label?: string;
  /** Un fichier à la fois. */
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

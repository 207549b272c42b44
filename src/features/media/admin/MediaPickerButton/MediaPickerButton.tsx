import { Images } from 'lucide-react';
import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import type { ContentMediaKind } from '#features/media/data/contentMedia.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { SmallButton } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';

const loadPicker = () => import('../MediaPicker/MediaPicker.tsx');

export interface MediaPickerButtonProps {
  /** Ce que l’on choisit. */
  kind?: ContentMediaKind;
  /** À quoi cela sert, dit après les mots du bouton à qui ne voit pas où il se trouve. */
  purpose: string;
  /** Reçoit le fichier choisi. */
  onChoose: (medium: MediaItem) => void;
  /** D’où vient la fenêtre. */
  load?: typeof loadPicker;
}

/** Opens the library to choose a picture from, or another medium. The dialog is loaded when it is first opened. */
export function MediaPickerButton({
  kind = 'image',
  purpose,
  onChoose,
  load = loadPicker,
}: MediaPickerButtonProps) {
  const showToast = useToast();
  const [picker, setPicker] = useState<Awaited<ReturnType<typeof loadPicker>> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const open = async () => {
    setIsLoading(true);
    try {
      setPicker(await load());
      setIsOpen(true);
    } catch {
      showToast(notices.pickerNotOpened);
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <>
      <SmallButton
        iconStart={Images}
        aria-haspopup="dialog"
        aria-label={`Choisir dans la médiathèque\u00A0: ${purpose}`}
        isPending={isLoading}
        onClick={() => void open()}
      >
        Choisir dans la médiathèque
      </SmallButton>
      {picker && (
        <picker.MediaPicker
          kind={kind}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onChoose={(medium) => {
            setIsOpen(false);
            onChoose(medium);
          }}
        />
      )}
    </>
  );
}

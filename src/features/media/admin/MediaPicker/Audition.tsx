import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { type MediaItem, mediaUrl } from '#features/media/data/media.ts';
import { IconButton } from '#design-system/components/IconButton';

export interface AuditionProps {
  /** Le son que l’on écoute. */
  medium: Pick<MediaItem, 'title' | 'file_path'>;
}

/** Lets one hear a sound of the library before it is chosen. Nothing of it is fetched until then. */
export function Audition({ medium: { title, file_path } }: AuditionProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isOn, setIsOn] = useState(false);
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (isOn) return element.pause();
    for (const other of document.querySelectorAll('audio')) other.pause();
    // What can't be played is silent, and its button says that it isn't on.
    element.play().catch(() => setIsOn(false));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- It is listened to, to tell it from others. */}
      <audio
        ref={audio}
        preload="none"
        src={mediaUrl(file_path)}
        onPlay={() => setIsOn(true)}
        onPause={() => setIsOn(false)}
      />
      <IconButton
        size="small"
        variant="outline"
        icon={isOn ? Pause : Play}
        label={`${isOn ? 'Mettre en pause' : 'Écouter'} ${title}`}
        onClick={toggle}
      />
    </>
  );
}

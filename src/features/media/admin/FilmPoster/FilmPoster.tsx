import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { untilSilent } from '#data/askWorker.ts';
import { type MediaItem, mediaUrl } from '#features/media/data/media.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Slider } from '#design-system/forms/Slider';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { chosenKinds } from '../chosenKinds.ts';
import { UploadQueue } from '../UploadQueue/UploadQueue.tsx';
import { useUploads } from '../useUploads.ts';
import { Screen } from './FilmPoster.styles.ts';

export interface FilmPosterProps {
  /** Où est le film, tel que la médiathèque le garde. */
  src: string;
  /** Le titre du film : l’image en prend le nom. */
  title: string;
  /** L’image est dans la médiathèque : ce fichier-là. */
  onChoose: (picture: MediaItem) => void;
}

/** Milliseconds that a browser has to find a frame of a film, and to write it as a picture. */
const SILENCE = 15_000;

/** The quality of the picture that is taken, from 0 to 1. */
const quality = 0.92;

const seconds = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1 });

/** « 1 min 12,4 s ». */
function formatMoment(moment: number) {
  const minutes = Math.floor(moment / 60);
  const rest = `${seconds.format(moment - minutes * 60)}\u00A0s`;
  return minutes > 0 ? `${minutes}\u00A0min ${rest}` : rest;
}

/** What a film shows at this moment, as a file; null where it shows nothing that can be drawn. */
async function takePicture(film: HTMLVideoElement, name: string): Promise<File | null> {
  if (film.seeking)
    await untilSilent(SILENCE, (answer) =>
      film.addEventListener('seeked', () => answer(undefined), { once: true }),
    );
  if (film.seeking) return null;
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  const picture = await untilSilent<Blob | null>(SILENCE, (answer) =>
    canvas.toBlob(answer, 'image/jpeg', quality),
  );
  return picture ? new File([picture], name, { type: 'image/jpeg' }) : null;
}

/** Chooses a frame of a film for its poster, and adds it to the library as a picture. */
export function FilmPoster({ src, title, onChoose }: FilmPosterProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [duration, setDuration] = useState<number | null>(null);
  const [moment, setMoment] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const { add, queue, isUploading } = useUploads({ refuse: chosenKinds.image.refuse, onUploaded: onChoose });

  const show = (time: number) => {
    setMoment(time);
    if (film.current) film.current.currentTime = time;
  };
  const take = async () => {
    if (!film.current) return;
    try {
      const name = `${title.replaceAll(/[\\/]/g, ' ').trim() || 'Film'}, affiche.jpg`;
      const picture = await takePicture(film.current, name);
      if (picture) add([picture]);
      else setIsBroken(true);
    } catch {
      // A film of another site that allows no copy.
      setIsBroken(true);
    }
  };

  return (
    <Stack $gap={3}>
      {/* It stands still, and its sound isn't heard: captions would have nothing to say. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <Screen
        ref={film}
        src={mediaUrl(src)}
        crossOrigin="anonymous"
        preload="auto"
        aria-label={`Film\u00A0: ${title}`}
        muted
        playsInline
        onLoadedMetadata={({ currentTarget }) => {
          setDuration(currentTarget.duration);
          setIsBroken(false);
        }}
        onError={() => setIsBroken(true)}
      />
      {isBroken ? (
        <Text tone="danger" isAnnounced>
          Aucune image ne peut être prise de ce film. Choisissez-en une dans la médiathèque.
        </Text>
      ) : (
        <>
          <Field label="Moment du film">
            <Slider
              value={moment}
              onValueChange={show}
              min={0}
              max={duration ?? 1}
              step={0.1}
              formatValue={formatMoment}
              isDisabled={duration === null}
            />
          </Field>
          <div>
            <Button
              variant="outline"
              iconStart={Camera}
              isDisabled={duration === null}
              isPending={isUploading}
              onClick={() => void take()}
            >
              Prendre cette image
            </Button>
          </div>
        </>
      )}
      <UploadQueue {...queue} />
    </Stack>
  );
}

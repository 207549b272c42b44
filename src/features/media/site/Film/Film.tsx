import { Play } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Icon } from '#design-system/primitives/Icon';
import { describeFailure, PlaybackFailure } from '../playback/PlaybackFailure.tsx';
import { pauseOthers } from '../playback/playback.ts';
import { Caption, FilmRoot, Screen, Start, Video } from './Film.styles.ts';

export interface FilmProps {
  /** Ce que le film montre. */
  title: string;
  /** L’adresse du fichier. */
  src: string;
  /** L’adresse de l’image qui l’annonce. */
  poster?: string;
  /** L’adresse des sous-titres en WebVTT. */
  captions?: string;
  /** Personne n’y parle : il n’a pas besoin de sous-titres. */
  isSilent?: boolean;
  /** Ses dimensions en pixels, pour que rien ne bouge à son arrivée. Sans elles, 16 sur 9. */
  width?: number;
  /** La hauteur du film, en px : rien ne saute à son arrivée. */
  height?: number;
}

/** A film in the browser's own player, under the brand's button. It never moves by itself. */
export function Film({ title, src, poster, captions, isSilent, width = 1280, height = 720 }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasLostCaptions, setHasLostCaptions] = useState(false);

  // React hears nothing of a track by itself.
  const watchCaptions = useCallback((track: HTMLTrackElement) => {
    const note = () => setHasLostCaptions(true);
    track.addEventListener('error', note);
    return () => track.removeEventListener('error', note);
  }, []);
  const start = () => {
    const film = video.current;
    if (!film) return;
    // The button goes, and the keys are the film's.
    film.focus();
    // Why it fails, the element itself says by an event.
    film.play().catch(() => {});
  };
  const retry = () => {
    setFailure(null);
    video.current?.load();
    start();
  };
  const notes = [
    isSilent && 'Film sans paroles.',
    hasLostCaptions && 'Les sous-titres de ce film ne répondent plus.',
  ].filter(Boolean);
  return (
    <FilmRoot>
      <Screen>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Where there is speech, « Vérifier » requires captions. */}
        <Video
          ref={video}
          controls
          preload="none"
          playsInline
          poster={poster}
          width={width}
          height={height}
          src={src}
          // Captions of another origin, as in a hosted project, are only read by its leave.
          crossOrigin={captions ? 'anonymous' : undefined}
          aria-label={title}
          tabIndex={0}
          onPlay={({ currentTarget }) => {
            // By default they would be fetched before anybody plays the film.
            if (!hasStarted) for (const track of currentTarget.textTracks) track.mode = 'showing';
            setHasStarted(true);
            setFailure(null);
            pauseOthers(currentTarget);
          }}
          onError={({ currentTarget }) => setFailure(describeFailure(currentTarget.error, 'film'))}
        >
          {captions && (
            <track kind="captions" srcLang="fr-CA" label="Français" src={captions} ref={watchCaptions} />
          )}
        </Video>
        {!hasStarted && !failure && (
          <Start type="button" aria-label={`Lire le film ${title}`} onClick={start}>
            <Icon icon={Play} size="large" />
          </Start>
        )}
      </Screen>
      {failure && <PlaybackFailure reason={failure} src={src} onRetry={retry} />}
      <Caption>
        <span>{title}</span>
        {notes.map((note) => (
          <span key={String(note)}>{note}</span>
        ))}
      </Caption>
    </FilmRoot>
  );
}

import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Download } from 'lucide-react';
import { parseCaptions } from '#features/media/data/captions/captions.ts';
import { type ParsedChapters, parseChapters } from '#features/media/data/captions/chapters.ts';
import { Alert } from '#design-system/components/Alert';
import { Heading } from '#design-system/primitives/Heading';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { TextLink } from '#design-system/components/TextLink';
import { Announcement } from '#design-system/primitives/VisuallyHidden';
import { type Player, play, retry, type Track, usePlayer } from '../playback/playback.ts';
import { findCurrent } from '../transcript.ts';
import { Jump, Transcript } from './Transcript.tsx';
import {
  Chapter,
  ChapterList,
  Heads,
  PlayerRoot,
  Words,
  Controls,
  Panel,
  Sound,
  Times,
} from './AudioPlayer.styles.ts';
import { ListenButton } from '../ListenButton/ListenButton.tsx';
import { describeFailure, PlaybackFailure } from '../playback/PlaybackFailure.tsx';
import { SoundWave } from '../SoundWave.tsx';

export interface AudioPlayerProps {
  /** Le titre du son. */
  title: string;
  /** L’émission dont il est un épisode; les commandes de l’appareil la nomment. */
  show?: string;
  /** L’adresse du fichier. */
  src: string;
  /** Ce que la médiathèque sait du fichier : la durée en secondes, et l’onde. */
  facts?: { duration?: number | null; waveform?: string | null };
  /** Le fichier n’est plus dans la médiathèque : le lecteur le dit, et le texte se lit. */
  isGone?: boolean;
  /** L’adresse d’une image carrée, pour les commandes de l’appareil. */
  artwork?: string;
  /** Les chapitres, en lignes \`00:00 Titre\`. */
  chapters?: string;
  /** La transcription en WebVTT. */
  transcript?: string;
  /** Le rang des titres « Chapitres » et « Transcription ». */
  level?: 2 | 3;
}

/**
 * A sound in the brand's look. Without scripts it is the browser's own player, and all of its text can be read. Until
 * somebody presses the button, nothing of the sound or of what plays it is fetched.
 */
export function AudioPlayer({
  title,
  show,
  src,
  facts,
  isGone = false,
  artwork,
  chapters: chapterLines = '',
  transcript = '',
  level = 2,
}: AudioPlayerProps) {
  const { pathname: path, hash } = useLocation();
  const chapters = useMemo(() => parseChapters(chapterLines).chapters, [chapterLines]);
  const cues = useMemo(() => (transcript ? parseCaptions(transcript).cues : []), [transcript]);
  const duration = facts?.duration ?? undefined;
  const waveform = facts?.waveform ?? undefined;
  const textBox = useRef<HTMLElement>(null);

  const track = useMemo<Track>(
    () => ({ src, title, show, artwork, duration, waveform, path }),
    [src, title, show, artwork, duration, waveform, path],
  );
  const playAt = useCallback((place: number) => play(track, place), [track]);
  const jump = isGone ? undefined : playAt;
  const player = usePlayer(track);

  const start = useEffectEvent((place: number) => jump?.(place));
  useEffect(() => {
    // Where a search leads to: what is said at that second.
    const [, second] = /^#t=(\d{1,6})$/.exec(hash) ?? [];
    if (second) start(Number(second));
  }, [hash]);

  const { own, state } = player;

  const currentChapter = own && findCurrent(chapters, state.time);
  const currentCue = own && findCurrent(cues, state.time);
  const parts = own?.parts;
  return (
    <PlayerRoot aria-label={`Lecteur\u00A0: ${title}`}>
      {isGone ? (
        <Alert title="Ce son n’est plus en ligne">
          {chapters.length + cues.length > 0
            ? 'Son fichier a été retiré. Le texte se lit toujours.'
            : 'Son fichier a été retiré.'}
        </Alert>
      ) : (
        <SoundPanel track={track} player={player} />
      )}
      {(chapters.length > 0 || cues.length > 0) && (
        <Words>
          {chapters.length > 0 && (
            <Chapters chapters={chapters} current={currentChapter} level={level} onJump={jump} />
          )}
          {cues.length > 0 && (
            <div>
              <Heads>
                <Heading level={level} size="h3">
                  Transcription
                </Heading>
                {parts && <parts.TranscriptFollower box={textBox} current={currentCue} />}
              </Heads>
              <Transcript ref={textBox} title={title} cues={cues} onJump={jump} />
            </div>
          )}
        </Words>
      )}
    </PlayerRoot>
  );
}

interface ChaptersProps {
  chapters: ParsedChapters['chapters'];
  /** The place of the one that is heard. */
  current: number | undefined;
  level: 2 | 3;
  onJump: ((place: number) => void) | undefined;
}

/** The titles of the parts of a sound, each with the time that it begins at. */
function Chapters({ chapters, current, level, onJump }: ChaptersProps) {
  return (
    <div>
      <Heads>
        <Heading level={level} size="h3">
          Chapitres
        </Heading>
      </Heads>
      <ChapterList>
        {chapters.map((chapter, index) => (
          <Chapter key={chapter.start} aria-current={index === current || undefined}>
            <Jump place={chapter.start} what={chapter.title} onJump={onJump} />
            <span>{chapter.title}</span>
          </Chapter>
        ))}
      </ChapterList>
    </div>
  );
}

const BARS = 96;

/** The button, the wave, the times and the commands of a sound, and why it doesn't play. */
function SoundPanel({ track, player: { own, state } }: { track: Track; player: Player }) {
  const { src, title, waveform } = track;
  const { status, time } = state;
  const duration = state.duration ?? track.duration;
  const parts = own?.parts;
  const wave = { src, waveform, bars: BARS, size: 'large' } as const;
  return (
    <Panel>
      <ListenButton track={track} size="large" />
      <Sound>
        {own && parts && duration !== undefined ? (
          <parts.SeekBar
            state={state}
            duration={duration}
            title={title}
            draw={(progress) => <SoundWave {...wave} progress={progress} />}
          />
        ) : (
          <SoundWave {...wave} progress={0} />
        )}
        <Times aria-hidden>
          <span>{formatTime(time)}</span>
          {duration !== undefined && <span>{formatTime(duration)}</span>}
        </Times>
      </Sound>
      <noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Its transcript stands below. */}
        <audio controls preload="none" src={src} aria-label={title} />
      </noscript>
      <Controls>
        {own && parts && <parts.PlayerControls state={state} />}
        <TextLink variant="standalone" iconEnd={Download} href={src} download>
          Télécharger
        </TextLink>
      </Controls>
      <Announcement>{status === 'loading' ? 'Chargement du son…' : ''}</Announcement>
      {status === 'failed' && own && (
        <PlaybackFailure reason={describeFailure(own.audio.error)} src={src} onRetry={() => retry(own)} />
      )}
    </Panel>
  );
}

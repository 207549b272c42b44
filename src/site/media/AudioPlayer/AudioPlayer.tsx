import { Download } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatTime } from '#data/captions/captionTimes.ts';
import { parseCaptions } from '#data/captions/captions.ts';
import { parseChapters } from '#data/captions/chapters.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Announcement } from '#design-system/primitives/VisuallyHidden';
import { describeFailure } from '../playback/describeFailure.ts';
import { ListenButton } from '../ListenButton/ListenButton.tsx';
import { type Track, play, retry } from '../playback/playback.ts';
import { usePlayer } from '../playback/usePlayer.ts';
import { SoundWave } from '../SoundWave/SoundWave.tsx';
import { findCurrent } from '../transcript.ts';
import { Jump } from './Jump.tsx';
import { Transcript } from './Transcript.tsx';
import {
  Chapter,
  ChapterList,
  Controls,
  Failure,
  Heads,
  Panel,
  PlayerRoot,
  Sound,
  Times,
  Words,
} from './AudioPlayer.styles.ts';

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

const BARS = 96;

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
  const { pathname: path } = useLocation();
  const chapters = useMemo(() => parseChapters(chapterLines).chapters, [chapterLines]);
  const cues = useMemo(() => (transcript ? parseCaptions(transcript).cues : []), [transcript]);
  const { duration: knownDuration, waveform } = facts ?? {};

  const textBox = useRef<HTMLElement>(null);

  const track = useMemo<Track>(
    () => ({ src, title, show, artwork, duration: knownDuration ?? undefined, path }),
    [src, title, show, artwork, knownDuration, path],
  );
  const playAt = useCallback((place: number) => play(track, place), [track]);
  const jump = isGone ? undefined : playAt;
  const { own, state } = usePlayer(track);
  const { status, time } = state;
  const duration = state.duration ?? knownDuration ?? undefined;

  const currentChapter = own && findCurrent(chapters, time);
  const currentCue = own && findCurrent(cues, time);
  const parts = own?.parts;
  const wave = { src, waveform, bars: BARS, size: 'large' } as const;
  return (
    <PlayerRoot aria-label={`Lecteur\u00A0: ${title}`}>
      {isGone ? (
        <Alert title="Ce son n’est plus en ligne">
          {chapters.length + cues.length > 0
            ? 'Son fichier a été retiré. Le texte se lit toujours.'
            : 'Son fichier a été retiré.'}
        </Alert>
      ) : (
        <Panel>
          <ListenButton track={track} size="large" />
          <Sound>
            {own && parts && duration !== undefined ? (
              <parts.SeekBar
                audio={own.audio}
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
            {own && parts && <parts.PlayerControls audio={own.audio} state={state} />}
            <TextLink variant="standalone" iconEnd={Download} href={src} download>
              Télécharger
            </TextLink>
          </Controls>
          <Announcement>{status === 'loading' ? 'Chargement du son…' : ''}</Announcement>
          {status === 'failed' && own && (
            <Failure
              tone="danger"
              isAnnounced
              action={
                <>
                  <Button variant="outline" onClick={() => retry(own)}>
                    Réessayer
                  </Button>
                  <TextLink variant="standalone" href={src}>
                    Ouvrir le fichier
                  </TextLink>
                </>
              }
            >
              {describeFailure(own.audio.error)}
            </Failure>
          )}
        </Panel>
      )}
      {(chapters.length > 0 || cues.length > 0) && (
        <Words>
          {chapters.length > 0 && (
            <div>
              <Heads>
                <Heading level={level} size="h3">
                  Chapitres
                </Heading>
              </Heads>
              <ChapterList>
                {chapters.map((chapter, index) => (
                  <Chapter key={chapter.start} aria-current={index === currentChapter || undefined}>
                    <Jump place={chapter.start} what={chapter.title} onJump={jump} />
                    <span>{chapter.title}</span>
                  </Chapter>
                ))}
              </ChapterList>
            </div>
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

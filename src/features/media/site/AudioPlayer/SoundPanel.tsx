import { Download } from 'lucide-react';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { TextLink } from '#design-system/components/TextLink';
import { Announcement } from '#design-system/primitives/VisuallyHidden';
import { ListenButton } from '../ListenButton/ListenButton.tsx';
import { describeFailure } from '../playback/describeFailure.ts';
import { PlaybackFailure } from '../playback/PlaybackFailure.tsx';
import { type Track, retry } from '../playback/playback.ts';
import type { Player } from '../playback/usePlayer.ts';
import { SoundWave } from '../SoundWave.tsx';
import { Controls, Panel, Sound, Times } from './AudioPlayer.styles.ts';

const BARS = 96;

export interface SoundPanelProps {
  track: Track;
  player: Player;
}

/** The button, the wave, the times and the commands of a sound, and why it doesn't play. */
export function SoundPanel({ track, player: { own, state } }: SoundPanelProps) {
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

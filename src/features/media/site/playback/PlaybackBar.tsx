import { Pause, Play, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { IconButton } from '#design-system/components/IconButton';
import { TextLink } from '#design-system/components/TextLink';
import { Bar, Elapsed, Place, RoomAtTheEnd, Seek, Times, Words } from './PlaybackBar.styles.ts';
import { describeFailure } from './PlaybackFailure.tsx';
import { type Playback, closePlayback, type PlaybackState, play, seek, usePlayer } from './playback.ts';
import { LEAP, SeekBar } from './PlayerControls.tsx';

/** The sound that goes on while one looks at other pages. On the page of its player there is none: that one has everything. */
export function PlaybackBar({ playback }: { playback: Playback }) {
  const { track, audio } = playback;
  // After an excerpt it goes on with the rest.
  const { state, isOn, action, toggle } = usePlayer({ ...track, excerpt: undefined });
  useMediaSession(playback, state);
  const { pathname } = useLocation();
  if ([track.path, track.excerpt?.on].includes(pathname)) return null;

  const { status, time } = state;
  const duration = state.duration ?? track.duration;
  return (
    <Bar aria-label="Lecteur">
      <RoomAtTheEnd />
      <IconButton
        label={`${action} ${track.title}`}
        icon={isOn ? Pause : Play}
        variant="secondary"
        onClick={toggle}
      />
      <Words>
        <TextLink variant="title" render={<Link to={track.path} />}>
          {track.title}
        </TextLink>
        {status === 'failed' ? (
          <span role="alert">{describeFailure(audio.error)}</span>
        ) : (
          <Times>
            {track.show && <span>{track.show}</span>}
            <Place>
              <span>{formatTime(time)}</span>
              {duration !== undefined && <span>{` / ${formatTime(duration)}`}</span>}
            </Place>
          </Times>
        )}
      </Words>
      <IconButton label="Fermer le lecteur" icon={X} onClick={closePlayback} />
      {duration !== undefined && status !== 'failed' && (
        <Seek>
          <SeekBar
            state={state}
            duration={duration}
            title={track.title}
            draw={(progress) => <Elapsed value={progress} aria-hidden tabIndex={-1} />}
          />
        </Seek>
      )}
    </Bar>
  );
}

/** Shows the sound in the device's own controls: lock screen, headphones, keys of the keyboard. */
function useMediaSession({ track, audio }: Playback, { status, time, rate, duration }: PlaybackState) {
  useEffect(() => {
    const { mediaSession: session } = navigator;
    if (!session) return;
    session.metadata = new MediaMetadata({
      title: track.title,
      artist: track.show ?? '',
      artwork: track.artwork ? [{ src: new URL(track.artwork, location.href).href }] : [],
    });
    const leap = (sign: number, offset: number | undefined) =>
      seek(audio.currentTime + sign * (offset ?? LEAP));
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => play(track),
      pause: () => audio.pause(),
      stop: closePlayback,
      seekbackward: ({ seekOffset }) => leap(-1, seekOffset),
      seekforward: ({ seekOffset }) => leap(1, seekOffset),
      seekto: ({ seekTime }) => {
        if (seekTime !== undefined) seek(seekTime);
      },
    };
    const actions = Object.keys(handlers) as MediaSessionAction[];
    for (const action of actions) session.setActionHandler(action, handlers[action] ?? null);
    return () => {
      for (const action of actions) session.setActionHandler(action, null);
      session.metadata = null;
    };
  }, [audio, track]);

  useEffect(() => {
    const { mediaSession: session } = navigator;
    if (!session) return;
    session.playbackState = status === 'playing' || status === 'loading' ? 'playing' : 'paused';
    if (duration)
      session.setPositionState?.({ duration, playbackRate: rate, position: Math.min(time, duration) });
  }, [status, time, rate, duration]);
}

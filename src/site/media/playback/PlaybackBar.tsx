import { Pause, Play, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { formatTime } from '#data/captions/captionTimes.ts';
import { IconButton } from '#design-system/components/IconButton';
import { TextLink } from '#design-system/components/TextLink';
import { Bar, Elapsed, Place, RoomAtTheEnd, Times, Words } from './PlaybackBar.styles.ts';
import { describeFailure } from './describeFailure.ts';
import { type Playback, closePlayback, play, retry } from './playback.ts';
import { useMediaSession } from './useMediaSession.ts';
import { usePlaybackState } from './usePlaybackState.ts';

export interface PlaybackBarProps {
  playback: Playback;
}

/** The sound that goes on while one looks at other pages. On the page of its player there is none: that one has everything. */
export function PlaybackBar({ playback }: PlaybackBarProps) {
  const { track, audio } = playback;
  const state = usePlaybackState(audio);
  useMediaSession(playback, state);
  const { pathname } = useLocation();
  if (pathname === track.path) return null;

  const { status, time } = state;
  const duration = state.duration ?? track.duration;
  const isOn = status === 'playing' || status === 'loading';
  const toggle = () => {
    if (isOn) audio.pause();
    else if (status === 'failed') retry(playback);
    else play(track);
  };
  return (
    <Bar aria-label="Lecteur">
      <RoomAtTheEnd />
      <IconButton
        label={`${isOn ? 'Mettre en pause' : 'Écouter'} ${track.title}`}
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
      <Elapsed max={duration ?? 0} value={Math.min(time, duration ?? 0)} aria-hidden tabIndex={-1} />
    </Bar>
  );
}

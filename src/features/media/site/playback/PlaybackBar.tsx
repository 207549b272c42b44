import { Pause, Play, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { IconButton } from '#design-system/components/IconButton';
import { TextLink } from '#design-system/components/TextLink';
import { Bar, Elapsed, Place, RoomAtTheEnd, Seek, Times, Words } from './PlaybackBar.styles.ts';
import { describeFailure } from './describeFailure.ts';
import { type Playback, closePlayback } from './playback.ts';
import { SeekBar } from './SeekBar.tsx';
import { useMediaSession } from './useMediaSession.ts';
import { usePlayer } from './usePlayer.ts';

export interface PlaybackBarProps {
  playback: Playback;
}

/** The sound that goes on while one looks at other pages. On the page of its player there is none: that one has everything. */
export function PlaybackBar({ playback }: PlaybackBarProps) {
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

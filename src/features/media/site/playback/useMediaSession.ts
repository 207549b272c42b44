import { useEffect } from 'react';
import { LEAP } from './PlayerControls.tsx';
import { type Playback, type PlaybackState, closePlayback, play, seek } from './playback.ts';

/** Shows the sound in the device's own controls: lock screen, headphones, keys of the keyboard. */
export function useMediaSession({ track, audio }: Playback, { status, time, rate, duration }: PlaybackState) {
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

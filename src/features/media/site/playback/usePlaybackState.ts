import { useCallback, useRef, useSyncExternalStore } from 'react';

/** What a sound is doing, as its player shows it. */
export interface PlaybackState {
  status: 'paused' | 'loading' | 'playing' | 'ended' | 'failed';
  /** Where it is, in seconds. */
  time: number;
  /** Its length in seconds; undefined until the browser knows it. */
  duration: number | undefined;
  /** Its speed: 1 is the usual one. */
  rate: number;
}

const events = [
  'timeupdate',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'error',
  'durationchange',
  'ratechange',
  'emptied',
] as const;

const resting: PlaybackState = { status: 'paused', time: 0, duration: undefined, rate: 1 };

function readStatus({ error, ended, paused, readyState }: HTMLMediaElement): PlaybackState['status'] {
  if (error) return 'failed';
  if (ended) return 'ended';
  if (paused) return 'paused';
  return readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'loading' : 'playing';
}

const readState = (element: HTMLMediaElement): PlaybackState => ({
  status: readStatus(element),
  time: element.currentTime,
  duration: Number.isFinite(element.duration) ? element.duration : undefined,
  rate: element.playbackRate,
});

/** What an element that plays is doing; without one, what stands there before the first press. */
export function usePlaybackState(element: HTMLMediaElement | undefined): PlaybackState {
  const last = useRef(resting);
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const name of events) element?.addEventListener(name, listener);
      return () => {
        for (const name of events) element?.removeEventListener(name, listener);
      };
    },
    [element],
  );
  const read = useCallback(() => {
    const next = element ? readState(element) : resting;
    const { status, time, duration, rate } = last.current;
    const isSame =
      next.status === status && next.time === time && next.duration === duration && next.rate === rate;
    if (!isSame) last.current = next;
    return last.current;
  }, [element]);
  return useSyncExternalStore(subscribe, read, () => resting);
}

import { type Playback, type Track, play, retry, usePlayback, usePlaybackState } from './playback.ts';

/** A sound as what plays it shows it. */
export type Player = ReturnType<typeof usePlayer>;

/** Where an excerpt is played from, unless the sound stands within it; any other sound goes on where it stands. */
function findStart({ excerpt }: Track, own: Playback | undefined) {
  if (!excerpt) return undefined;
  const { currentTime: time = -1 } = own?.audio ?? {};
  const isWithin = own?.track.excerpt && time >= excerpt.from && time < excerpt.to;
  return isWithin ? undefined : excerpt.from;
}

/** What a sound is doing and what a press does, wherever its button stands. */
export function usePlayer(track: Track) {
  const playback = usePlayback();
  const own = playback?.track.src === track.src ? playback : undefined;
  const state = usePlaybackState(own !== undefined);
  const { status } = state;
  const isOn = status === 'playing' || status === 'loading';
  return {
    /** Undefined until somebody listens to this sound. */
    own,
    state,
    /** Whether it plays, or is about to. */
    isOn,
    /** What a press does, in words: « Écouter ». */
    action: isOn ? 'Mettre en pause' : status === 'ended' ? 'Réécouter' : 'Écouter',
    /** Plays, pauses, or tries again. To be called by a press itself. */
    toggle: () => {
      if (isOn) own?.audio.pause();
      else if (status === 'failed' && own) retry(own);
      else play(track, findStart(track, own));
    },
  };
}

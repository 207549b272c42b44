import { useSyncExternalStore } from 'react';
import type * as Parts from './parts.ts';

/** A sound that somebody listens to. */
export interface Track {
  /** Its address. */
  src: string;
  title: string;
  /** The show that it is an episode of. */
  show?: string | undefined;
  /** The address of a square picture, for the device's own controls. */
  artwork?: string | undefined;
  /** Its length in seconds, until the browser knows it. */
  duration?: number | undefined;
  /** Its levels, as the library knows them. */
  waveform?: string | undefined;
  /** The path of the page that its player stands on. */
  path: string;
  /** The part of it, in seconds, that is played by itself, and the path of the page that it stands on. */
  excerpt?: { from: number; to: number; on: string } | undefined;
}

/** What comes once somebody listens. */
export type PlaybackParts = typeof Parts;

export interface Playback {
  track: Track;
  /** One for all sounds, so that there is never more than one, and that its speed stays as it was chosen. */
  audio: HTMLAudioElement;
  parts: PlaybackParts | undefined;
}

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

/** What stands there before the first press. */
const resting: PlaybackState = { status: 'paused', time: 0, duration: undefined, rate: 1 };

let audio: HTMLAudioElement | undefined;
let parts: PlaybackParts | undefined;
let playback: Playback | null = null;
let state = resting;
const listeners = new Set<() => void>();

function tellAll() {
  for (const listener of listeners) listener();
}

function update(next: Playback | null) {
  playback = next;
  tellAll();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const getPlayback = () => playback;
const getNone = () => null;

/** The sound that was started and not closed yet, playing or not. */
export const usePlayback = () => useSyncExternalStore(subscribe, getPlayback, getNone);

const getState = () => state;
const getResting = () => resting;

/** What the sound that was started is doing; of any other one, that it rests. */
const usePlaybackState = (isStarted: boolean) =>
  useSyncExternalStore(subscribe, isStarted ? getState : getResting, getResting);

/** Pauses what else sounds on the page. */
export function pauseOthers(element: HTMLMediaElement) {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== element) other.pause();
  }
}

/**
 * Plays a sound, at a place in seconds or where it stands. To be called by a press itself: browsers let nothing else start a
 * sound, so that it starts before the rest of the player has come.
 */
export function play(track: Track, place?: number) {
  audio ??= createAudio();
  if (playback?.track.src !== track.src) {
    audio.preload = 'auto';
    audio.src = track.src;
    update({ track, audio, parts });
  } else if (playback.track.excerpt !== track.excerpt) update({ ...playback, track });
  if (place !== undefined) seek(place);
  pauseOthers(audio);
  // Why it fails, the element itself says by an event.
  audio.play().catch(() => {});
  if (parts) return;
  void import('./parts.ts').then(
    (loaded) => {
      parts = loaded;
      if (playback) update({ ...playback, parts });
    },
    // A page of a version that was replaced: the button goes on to play and pause.
    () => {},
  );
}

const events =
  'timeupdate play playing pause waiting canplay seeking seeked ended error durationchange ratechange emptied';

/** The one element, which stops where the excerpt that it plays ends. Whoever goes on from there, or seeks past it, hears the rest. */
function createAudio() {
  const element = document.createElement('audio');
  let last = 0;
  for (const name of events.split(' '))
    element.addEventListener(name, () => {
      state = readState(element);
      tellAll();
    });
  element.addEventListener('timeupdate', () => {
    const { currentTime: now } = element;
    const end = playback?.track.excerpt?.to ?? Infinity;
    if (last < end && now >= end && now - last < LONGEST_STEP) element.pause();
    last = now;
  });
  return element;
}

/** Seconds of sound between two times that a browser tells, at twice the speed on a busy device; what is longer was sought. */
const LONGEST_STEP = 2;

const readState = (element: HTMLMediaElement): PlaybackState => ({
  status: readStatus(element),
  time: element.currentTime,
  duration: Number.isFinite(element.duration) ? element.duration : undefined,
  rate: element.playbackRate,
});

function readStatus({ error, ended, paused, readyState }: HTMLMediaElement): PlaybackState['status'] {
  if (error) return 'failed';
  if (ended) return 'ended';
  if (paused) return 'paused';
  return readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'loading' : 'playing';
}

/** Goes to a place in seconds, as soon as the browser knows where that is. */
export function seek(place: number) {
  const element = audio;
  if (!element) return;
  if (element.readyState > 0) {
    element.currentTime = Math.min(Math.max(0, place), element.duration || place);
    return;
  }
  element.addEventListener('loadedmetadata', () => (element.currentTime = place), { once: true });
}

/** Sets the speed, which stays for the sounds that follow: 1 is the usual one. */
export function setSpeed(speed: number) {
  if (audio) Object.assign(audio, { defaultPlaybackRate: speed, playbackRate: speed });
}

/** Begins again to fetch a sound that failed, where it had stopped. */
export function retry({ audio: element }: Playback) {
  const { currentTime } = element;
  element.load();
  seek(currentTime);
  element.play().catch(() => {});
}

/** Ends the sound: nothing of it is shown or fetched any more. */
export function closePlayback() {
  if (!playback) return;
  playback.audio.pause();
  playback.audio.removeAttribute('src');
  playback.audio.load();
  update(null);
}

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

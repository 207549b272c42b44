// What a player needs once somebody listens: fetched at the first press.
export { PlaybackBar } from './PlaybackBar.tsx';
export { PlayerControls } from './PlayerControls.tsx';
export { SeekBar } from './SeekBar.tsx';
export { TranscriptFollower } from './TranscriptFollower.tsx';

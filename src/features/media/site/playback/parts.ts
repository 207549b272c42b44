// What a player needs once somebody listens: fetched at the first press.
export { PlaybackBar } from './PlaybackBar.tsx';
export { PlayerControls, SeekBar, TranscriptFollower } from './PlayerControls.tsx';

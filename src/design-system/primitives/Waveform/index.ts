export { Waveform, type WaveformProps } from './Waveform.tsx';
export { barsPath, pickFrom, waveformBars } from './waveformBars.ts';

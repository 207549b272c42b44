export { SoundWave, type SoundWaveProps } from './SoundWave.tsx';

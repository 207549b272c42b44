import { useMemo } from 'react';
import { Waveform, type WaveformProps } from '#design-system/primitives/Waveform';
import { waveformLevels } from './waveformLevels.ts';

export interface SoundWaveProps extends Pick<WaveformProps, 'size'> {
  /** L’adresse du son, dont l’onde est tirée tant que la médiathèque n’en sait rien. */
  src: string;
  /** Ses niveaux, d’après la médiathèque. */
  waveform: string | null | undefined;
  /** Le nombre de barres. */
  bars: number;
  /** Ce qui en a été entendu, de 0 à 1. */
  progress: number;
}

/** The waveform of a sound, as far as it was heard. */
export function SoundWave({ src, waveform, bars, ...props }: SoundWaveProps) {
  const levels = useMemo(() => (waveform ? waveformLevels(waveform, bars) : undefined), [waveform, bars]);
  return <Waveform seed={src} levels={levels} bars={levels ? undefined : bars} tone="accent" {...props} />;
}

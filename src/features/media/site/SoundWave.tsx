import { useMemo } from 'react';
import { Waveform, type WaveformProps } from '#design-system/primitives/Waveform';

const HIGHEST = 35;

/**
 * The heights of a waveform's bars, from 0.06 to 1, from what the library knows of a sound: a character from `0` to `z` for
 * each of its parts. The loudest part that falls into a bar counts.
 */
export function waveformLevels(waveform: string, bars: number): number[] {
  const parts = Array.from(waveform, (character) => Number.parseInt(character, 36) / HIGHEST);
  const count = Math.min(bars, parts.length);
  return Array.from({ length: count }, (_, bar) => {
    const own = parts.slice(
      Math.floor((bar * parts.length) / count),
      Math.ceil(((bar + 1) * parts.length) / count),
    );
    return Math.round(Math.min(1, Math.max(0.06, ...own)) * 100) / 100;
  });
}

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

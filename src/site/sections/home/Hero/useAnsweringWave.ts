import { type RefObject, useEffect } from 'react';
import { type Playback, usePlayback } from '#features/media/site/playback/playback.ts';
import { waveformLevels } from '#features/media/site/SoundWave.tsx';
import { raiseBars } from './raiseBars.ts';

/**
 * Lets the bars of a row of waveforms answer: they rise under the pointer, and while a sound is open they have its own shape,
 * with what was heard of it in colour. For whoever prefers less motion they stand still, and take the colour alone.
 * A bar is moved by hand: React would draw all of them again.
 */
export function useAnsweringWave(
  section: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  rest: readonly number[],
) {
  const playback = usePlayback();

  useEffect(() => {
    const field = section.current;
    const wave = row.current;
    if (!field || !wave) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const bars = [...wave.querySelectorAll<SVGElement>('button > :first-child path')];
    const levels = isStill ? undefined : findLevels(playback, rest.length);
    let pointer: number | undefined;
    let frame = 0;

    const draw = () => {
      frame = 0;
      const heard = playback ? findHeard(playback) : 0;
      for (const [index, height] of raiseBars(rest, { levels, pointer }).entries()) {
        const bar = bars[index];
        if (!bar) continue;
        bar.style.transform = height === rest[index] ? '' : `scaleY(${height / (rest[index] ?? 1)})`;
        bar.toggleAttribute('data-heard', index < heard * rest.length);
      }
    };
    const drawNext = () => {
      frame ||= requestAnimationFrame(draw);
    };
    const follow = ({ clientX }: PointerEvent) => {
      pointer = clientX / wave.clientWidth;
      drawNext();
    };
    const leave = () => {
      pointer = undefined;
      drawNext();
    };

    const stop = new AbortController();
    const { signal } = stop;
    wave.toggleAttribute('data-sounding', playback !== null);
    if (!isStill) {
      field.addEventListener('pointermove', follow, { passive: true, signal });
      field.addEventListener('pointerleave', leave, { signal });
      field.addEventListener('pointercancel', leave, { signal });
    }
    playback?.audio.addEventListener('timeupdate', drawNext, { signal });
    drawNext();
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [section, row, rest, playback]);
}

/** The part of a sound that the wave shows, in seconds: an excerpt, or all of it. */
function findPart({ audio, track: { duration, excerpt } }: Playback) {
  const length = audio.duration || duration || 0;
  return { length, from: excerpt?.from ?? 0, to: excerpt?.to ?? length };
}

/** Its levels, as many as there are bars. */
function findLevels(playback: Playback | null, bars: number) {
  const waveform = playback?.track.waveform;
  if (!waveform) return undefined;
  const { length, from, to } = findPart(playback);
  const place = (second: number) => Math.round((waveform.length * second) / length);
  return waveformLevels(length ? waveform.slice(place(from), place(to)) : waveform, bars);
}

/** How much of it was heard, from 0 to 1. */
function findHeard(playback: Playback) {
  const { from, to } = findPart(playback);
  return to > from ? (playback.audio.currentTime - from) / (to - from) : 0;
}

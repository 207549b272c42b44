import { type RefObject, useEffect } from 'react';
import { type Playback, usePlayback } from '#features/media/site/playback/playback.ts';
import { waveformLevels } from '#features/media/site/waveformLevels.ts';
import { raiseBars } from './raiseBars.ts';

/**
 * Lets the bars of a row of waveforms answer: they rise under the pointer, and while a sound is open they have its own shape,
 * with what was heard of it in colour. They stand still for whoever prefers less motion, and as long as nothing moves them.
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
    if (!field || !wave || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const bars = [...wave.querySelectorAll<SVGElement>('svg g')];
    const waveform = playback?.track.waveform;
    const levels = waveform ? waveformLevels(waveform, rest.length) : undefined;
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
    field.addEventListener('pointermove', follow, { passive: true, signal });
    field.addEventListener('pointerleave', leave, { signal });
    field.addEventListener('pointercancel', leave, { signal });
    playback?.audio.addEventListener('timeupdate', drawNext, { signal });
    drawNext();
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [section, row, rest, playback]);
}

/** How much of a sound was heard, from 0 to 1. */
function findHeard({ audio, track }: Playback) {
  const duration = audio.duration || track.duration;
  return duration ? audio.currentTime / duration : 0;
}

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatSpokenTime } from '#features/media/data/captions/captionTimes.ts';
import { Range, Track } from '#design-system/forms/Slider';
import { type PlaybackState, seek } from './playback.ts';

export interface SeekBarProps {
  state: PlaybackState;
  /** Its length in seconds. */
  duration: number;
  /** What is sought in. */
  title: string;
  /** Draws what lies under the slider: how much was heard, from 0 to 1. */
  draw: (progress: number) => ReactNode;
}

/** Seconds by which the arrows move; the browser's own step would be one second. */
const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** A drawing as a slider: a press, a drag or the keys go to another place. */
export function SeekBar({ state, duration, title, draw }: SeekBarProps) {
  // While it is dragged, the sound plays on where it was: each place on the way would be fetched.
  const [dragged, setDragged] = useState<number | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const time = Math.min(dragged ?? state.time, duration);
  const drop = () => {
    setIsPressed(false);
    if (dragged !== null) seek(dragged);
    setDragged(null);
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    seek(Math.min(duration, state.time + step));
  };
  return (
    <Track>
      {draw(duration > 0 ? time / duration : 0)}
      <Range
        type="range"
        aria-label={`Position dans ${title}`}
        aria-valuetext={`${formatSpokenTime(time)} sur ${formatSpokenTime(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={Math.floor(time)}
        onPointerDown={() => setIsPressed(true)}
        onPointerUp={drop}
        onPointerCancel={drop}
        onKeyDown={move}
        onChange={(event) => {
          const place = event.currentTarget.valueAsNumber;
          if (isPressed) setDragged(place);
          else seek(place);
        }}
      />
    </Track>
  );
}

import { RotateCcw, RotateCw } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Button, SmallButton } from '#design-system/components/Button';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Range, Track } from '#design-system/forms/Slider';
import { formatSpokenTime } from '#features/media/data/captions/captionTimes.ts';
import { Speed } from './PlayerControls.styles.ts';
import { type PlaybackState, seek, setSpeed } from './playback.ts';

/** Seconds of a leap back or forth. */
export const LEAP = 15;

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2].map((speed) => ({
  value: String(speed),
  label: `${speed.toLocaleString('fr-CA')}\u00A0×`,
}));

const leaps = [
  { icon: RotateCcw, words: 'Reculer', seconds: -LEAP },
  { icon: RotateCw, words: 'Avancer', seconds: LEAP },
];

/** Leaps and speed. The speed stays for the sounds that follow, as long as the page isn't left. */
export function PlayerControls({ state: { time, rate } }: { state: PlaybackState }) {
  return (
    <>
      {leaps.map(({ icon, words, seconds }) => (
        <Button
          key={words}
          variant="ghost"
          iconStart={icon}
          aria-label={`${words} de ${LEAP}\u00A0s`}
          onClick={() => seek(time + seconds)}
        >{`${LEAP}\u00A0s`}</Button>
      ))}
      <Speed>
        <NativeSelect
          aria-label="Vitesse"
          items={speeds}
          value={String(rate)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        />
      </Speed>
    </>
  );
}

interface SeekBarProps {
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

/** The box in which the text scrolls, whose passages are the elements with `data-cue`, and which of them is spoken. */
type TranscriptFollowerProps = { box: RefObject<HTMLElement | null>; current: number | undefined };

const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Marks the passage that is spoken, and keeps it in sight until somebody looks elsewhere in the text. */
export function TranscriptFollower({ box, current }: TranscriptFollowerProps) {
  const [isFollowing, setIsFollowing] = useState(true);

  useEffect(() => {
    const text = box.current;
    const stop = () => setIsFollowing(false);
    for (const name of gestures) text?.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of gestures) text?.removeEventListener(name, stop);
    };
  }, [box]);

  useEffect(() => {
    const text = box.current;
    const passage = text?.querySelector<HTMLElement>(`[data-cue="${current}"]`);
    if (!text || !passage) return;
    // By hand, for there may be a thousand of them, of which React would draw each again.
    passage.toggleAttribute('data-current', true);
    if (isFollowing) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      text.scrollTo({
        top: passage.offsetTop - text.clientHeight / 3,
        behavior: isStill ? 'instant' : 'smooth',
      });
    }
    return () => passage.removeAttribute('data-current');
  }, [box, current, isFollowing]);

  if (isFollowing) return null;
  return <SmallButton onClick={() => setIsFollowing(true)}>Suivre la lecture</SmallButton>;
}

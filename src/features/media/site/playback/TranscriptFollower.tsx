import { type RefObject, useEffect, useState } from 'react';
import { SmallButton } from '#design-system/components/Button';

export interface TranscriptFollowerProps {
  /** The box in which the text scrolls. Its passages are the elements with `data-cue`. */
  box: RefObject<HTMLElement | null>;
  /** Which passage is spoken; undefined before the first one. */
  current: number | undefined;
}

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

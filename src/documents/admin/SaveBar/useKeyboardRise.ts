import { type RefObject, useEffect } from 'react';

/** Keeps what sticks to the bottom of the screen above the keyboard of a phone, by `--keyboard`. */
export function useKeyboardRise(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return undefined;
    // An on-screen keyboard lies over the page without making it shorter; so does what is out of sight when zoomed in.
    const rise = () => {
      const hidden = visible.scale > 1 ? 0 : Math.max(0, innerHeight - visible.height - visible.offsetTop);
      bar.current?.style.setProperty('--keyboard', `${hidden}px`);
    };
    visible.addEventListener('resize', rise);
    visible.addEventListener('scroll', rise);
    return () => {
      visible.removeEventListener('resize', rise);
      visible.removeEventListener('scroll', rise);
    };
  }, [bar]);
}

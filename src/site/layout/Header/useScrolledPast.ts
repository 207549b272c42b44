import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the page is scrolled more than `threshold` px. The ref goes on an element of no height at the very top of the
 * page: the browser watches it, so that scrolling itself runs no script.
 */
export function useScrolledPast(threshold: number): [RefObject<HTMLDivElement | null>, boolean] {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // A busy page hears of several changes at once, the oldest first.
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      // The document as root: an implicit root would be the outer page's window inside a frame.
      { root: document, rootMargin: `${threshold}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return [sentinel, isPast];
}

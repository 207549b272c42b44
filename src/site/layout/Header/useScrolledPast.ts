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
      ([entry]) => setIsPast(entry !== undefined && !entry.isIntersecting),
      // The document as root: an implicit root would be the outer page's window inside a frame.
      { root: document, rootMargin: `${threshold}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return [sentinel, isPast];
}

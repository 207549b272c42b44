import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createTrusted } from '#data/trusted.ts';
import { Room, Window } from './PageFrame.styles.ts';

export interface PageFrameProps {
  /** Ce qu’il montre. */
  title: string;
  /** La largeur de l’écran imité, en pixels; l’image est réduite à la place qu’il y a. */
  width: number;
  /** Montre quelque chose dans la page, une fois là; rend de quoi l’enlever. */
  onOpen: (page: Document) => () => void;
  /** Ce qui se tient par-dessus l’image, à sa place. */
  children?: ReactNode;
}

const trustedHtml = createTrusted('content-preview', 'createHTML');

/** A document of its own: of this origin, in standards mode, under the policy of the page around it. */
const emptyDocument =
  '<!doctype html><html lang="fr-CA" data-scripts><head><meta charset="utf-8"><title>Aperçu</title></head><body></body></html>';

/**
 * A piece of the public site in a window as wide as a phone or a desk: its media queries answer to that width. It is a picture:
 * nothing in it takes the focus or leads anywhere.
 */
export function PageFrame({ title, width, onOpen, children }: PageFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [space, setSpace] = useState<number>(width);
  const scale = Math.min(1, space / width);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    if (!room.current) return;
    // In the next frame: what is drawn for one size may change another that is observed.
    const observer = new ResizeObserver(([entry]) =>
      requestAnimationFrame(() => setSpace(entry?.contentRect.width ?? 0)),
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const iframe = room.current?.querySelector('iframe');
    if (!iframe?.contentDocument) return;
    let close: (() => void) | undefined;
    let observer: ResizeObserver | undefined;
    const start = () => {
      const page = iframe.contentDocument;
      if (!page) return;
      // The faces of the fonts; what styled-components wrote, it writes again.
      const styles = document.querySelectorAll(
        'head > style:not([data-styled]), head > link[rel=stylesheet]',
      );
      for (const style of styles) page.head.append(page.importNode(style, true));
      observer = new ResizeObserver(() =>
        requestAnimationFrame(() => setHeight(page.documentElement.scrollHeight)),
      );
      observer.observe(page.body);
      close = open(page);
    };
    iframe.addEventListener('load', start, { once: true });
    iframe.srcdoc = trustedHtml(emptyDocument);
    return () => {
      iframe.removeEventListener('load', start);
      observer?.disconnect();
      close?.();
    };
  }, []);

  return (
    <Room ref={room} style={{ height: height * scale }}>
      <Window title={title} inert width={width} height={height} style={{ transform: `scale(${scale})` }} />
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {children}
    </Room>
  );
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { layMedia } from '#features/media/data/contentMedia.ts';
import { createTrusted } from '#data/trusted.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { useContentMedia } from '../useContentMedia.ts';
import { Room, Window } from './SectionPreview.styles.ts';
import { SectionInFrame } from './SectionInFrame.tsx';

export interface SectionPreviewProps {
  /** La section à montrer. */
  section: EditableSection;
  /** Le contenu qu’elle montre, même s’il n’est pas encore valable. */
  value: unknown;
  /** La largeur de l’écran imité, en pixels; l’image est réduite à la place qu’il y a. */
  width: number;
}

const trustedHtml = createTrusted('content-preview', 'createHTML');

/** A document of its own: of this origin, in standards mode, under the policy of the page around it. */
const emptyDocument =
  '<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><title>Aperçu</title></head><body></body></html>';

/**
 * The very section of the public site, live, in a window as wide as a phone or a desk: its media queries answer to that
 * width. It is a picture: nothing in it takes the focus or leads anywhere.
 */
export function SectionPreview({ section, value, width }: SectionPreviewProps) {
  const settings = usePublishedSettings();
  const media = useContentMedia(value);
  const shown = useMemo(() => layMedia(value, media), [value, media]);
  const room = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<{ root: Root; head: HTMLElement }>();
  const [height, setHeight] = useState(0);
  const [space, setSpace] = useState<number>(width);
  const scale = Math.min(1, space / width);

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
    const place = room.current;
    if (!place) return;
    const iframe = place.querySelector('iframe');
    const view = iframe?.contentDocument;
    if (!iframe || !view) return;
    let root: Root | undefined;
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
      root = createRoot(page.body);
      setFrame({ root, head: page.head });
    };
    iframe.addEventListener('load', start, { once: true });
    iframe.srcdoc = trustedHtml(emptyDocument);
    return () => {
      iframe.removeEventListener('load', start);
      observer?.disconnect();
      // React refuses to take a tree down while it renders another.
      const ended = root;
      setTimeout(() => ended?.unmount());
    };
  }, []);

  useEffect(() => {
    frame?.root.render(
      <SectionInFrame section={section} value={shown} settings={settings} head={frame.head} />,
    );
  }, [frame, section, shown, settings]);

  return (
    <Room ref={room} style={{ height: height * scale }}>
      <Window
        title={`Aperçu : ${section.title}`}
        inert
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </Room>
  );
}

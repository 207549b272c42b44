import { useEffect, useRef, useState } from 'react';
import { SectionPreview } from '#admin/contents/SectionPreview/index.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { excessOfWidth, findTextsThatLeave } from '../../checks/clipping.ts';
import { Sight } from './Words.styles.ts';

export interface SectionAtWidthProps {
  /** La section à montrer. */
  section: EditableSection;
  /** Ce qu’elle dit. */
  value: unknown;
  /** La largeur de l’écran, en pixels. */
  width: number;
  /** La taille du texte, en pour cent. */
  textSize: number;
}

/** What doesn't fit in a page, in French. */
function findOverflow(page: HTMLElement): string[] {
  const excess = excessOfWidth(page);
  const texts = findTextsThatLeave(page).map(({ text }) => `« ${text.slice(0, 60)} » sort de sa boîte.`);
  return [...(excess > 0 ? [`La page déborde de ${excess} px.`] : []), ...new Set(texts)];
}

/** A section in a window of one width, and what doesn't fit there, told again whenever something changes. */
export function SectionAtWidth({ section, value, width, textSize }: SectionAtWidthProps) {
  const place = useRef<HTMLElement>(null);
  const [overflow, setOverflow] = useState<string[]>();

  useEffect(() => {
    const frame = place.current?.querySelector('iframe');
    let observers: { disconnect: () => void }[] = [];
    const watch = () => {
      const page = frame?.contentDocument?.body;
      if (!page || page.childElementCount === 0) return;
      for (const observer of observers) observer.disconnect();
      const look = () => setOverflow(findOverflow(page));
      const changes = new MutationObserver(look);
      changes.observe(page, { subtree: true, childList: true, characterData: true });
      const sizes = new ResizeObserver(look);
      for (const element of [page, ...page.children]) sizes.observe(element);
      observers = [changes, sizes];
      void page.ownerDocument.fonts.ready.then(look);
    };
    // Nothing stands there yet when its document comes: React writes into it a little later.
    const arrival = new MutationObserver(watch);
    const await_ = () => {
      const page = frame?.contentDocument?.body;
      if (page) arrival.observe(page, { childList: true });
      watch();
    };
    frame?.addEventListener('load', await_);
    return () => {
      frame?.removeEventListener('load', await_);
      for (const observer of [arrival, ...observers]) observer.disconnect();
    };
  }, []);

  const name = textSize === 100 ? `${width} px` : `${width} px, texte à ${textSize} %`;
  return (
    <Sight ref={place} data-cut={Boolean(overflow?.length)} aria-label={name}>
      <figcaption>
        <strong>{name}</strong>
        {overflow?.length === 0 && ' : tout tient.'}
        {overflow && overflow.length > 0 && (
          <ul>
            {overflow.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        )}
      </figcaption>
      <SectionPreview section={section} value={value} width={width} textSize={textSize} />
    </Sight>
  );
}

import { type MouseEvent, useEffect, useState } from 'react';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { measureSections, type SectionBox } from './measureSections.ts';
import { Target } from './SitePage.styles.ts';

export interface SectionTargetsProps {
  page: Document;
  /** What the sections are called, by key; what isn't named isn't to be chosen. */
  names: ReadonlyMap<string, string>;
  /** Those of which something waits. */
  waiting: ReadonlySet<string>;
  openKey: string | undefined;
  /** Called with where it was pressed; null where it was chosen by keyboard. */
  onChoose: (key: string, point: { x: number; y: number } | null) => void;
}

/** A button over each section of a page, in the order of the page: by pointer and by keyboard it leads to the section's form. */
export function SectionTargets({ page, names, waiting, openKey, onChoose }: SectionTargetsProps) {
  const boxes = useSectionBoxes(page).filter(({ key }) => names.has(key));
  // Shown again where there is another place for the page: beside a form, or at another width.
  const width = boxes.find(({ key }) => key === openKey)?.width;
  useEffect(() => {
    if (width !== undefined && openKey) showTarget(openKey);
  }, [width, openKey]);
  return boxes.map(({ key, ...box }) => {
    const choose = ({ detail, clientX: x, clientY: y }: MouseEvent) =>
      onChoose(key, detail > 0 ? { x, y } : null);
    return (
      <Target
        key={key}
        type="button"
        data-target={key}
        data-above={key === 'layout/header' || undefined}
        aria-current={key === openKey || undefined}
        style={box}
        onClick={choose}
      >
        <span>
          <VisuallyHidden>Modifier&nbsp;: </VisuallyHidden>
          <span>{names.get(key)}</span>
          {waiting.has(key) && <VisuallyHidden>, modifications en attente</VisuallyHidden>}
        </span>
      </Target>
    );
  });
}

/** Brings a section into view, in the box that the page scrolls in: not the screen, on which its form is. */
function showTarget(key: string) {
  const target = document.querySelector<HTMLElement>(`[data-target="${key}"]`);
  const box = target?.closest('[data-scroll]');
  if (!target || !box || box.scrollHeight <= box.clientHeight) return;
  const [top, bottom] = [target.offsetTop, target.offsetTop + target.offsetHeight];
  if (bottom > box.scrollTop && top < box.scrollTop + box.clientHeight / 2) return;
  box.scrollTo({ top: top - 16 });
}

/** Where the sections stand, also after the page, the picture of it or a text has changed. */
function useSectionBoxes(page: Document) {
  const [boxes, setBoxes] = useState<readonly SectionBox[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setBoxes(measureSections(page)));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(page.body);
    const room = page.defaultView?.frameElement?.parentElement;
    if (room) sizes.observe(room);
    const changes = new MutationObserver(look);
    changes.observe(page.body, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [page]);
  return boxes;
}

import { use, useDeferredValue, useEffect, useMemo, useState, type MouseEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { findContentSource } from '#documents/admin/checks/findContentSource.ts';
import { useDesk } from '#documents/admin/checks/desk.ts';
import { PublicSiteContext, type OpenedPage } from '#documents/admin/checks/publicSite.ts';
import { PageFrame } from '#documents/admin/PageFrame/PageFrame.tsx';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { listParts } from '#documents/contents/contentParts.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { layMedia, listMediaAddresses } from '#features/media/data/contentMedia.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { Alert } from '#design-system/components/Alert';
import { Announcement, VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { mediaAtQuery, toFacts } from '#features/media/data/contentMedia.queries.ts';
import { findElementAt, measureSections, type SectionBox } from './measureSections.ts';
import { Target } from './SitePage.styles.ts';

export interface SitePageProps {
  /** What the page is opened for: one of its sections, or the document whose page it is. */
  subject: EditableSection;
  title: string;
  /** What can be chosen on it. */
  sections: readonly EditableSection[];
  /** What each says by now, by key: what is typed, else what waits. What isn't there is as it is online. */
  texts: Readonly<Record<string, unknown>>;
  /** Those of which something waits. */
  waiting: ReadonlySet<string>;
  openKey?: string | undefined;
  width: number;
  /** Called with the place in the form of what was pressed, where the page shows it. */
  onChoose: (key: string, field: string | null) => void;
}

/**
 * The very page of the public site, with what is typed and what waits laid over what is published. A section is chosen on it, and shows
 * in place what its form holds.
 */
export function SitePage({
  subject,
  title,
  sections,
  texts,
  waiting,
  openKey,
  width,
  onChoose,
}: SitePageProps) {
  const loadSite = use(PublicSiteContext);
  const desk = useDesk();
  const facts = getFacts(usePublishedSettings());
  const [page, setPage] = useState<Document | null>(null);
  const [shown, setShown] = useState<OpenedPage | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const laid = useLaidTexts(texts);

  useEffect(() => shown?.draw(laid), [shown, laid]);

  const open = async (into: Document) => {
    const [site, records] = await Promise.all([loadSite?.(), desk.fetchRecords(subject.schema)]);
    return site?.show({ key: subject.key, value: laid[subject.key], records }, into);
  };
  const onOpen = (into: Document) => {
    const opened = open(into).catch(() => undefined);
    void opened.then((found) => {
      setShown(found ?? null);
      setPage(into);
      setHasFailed(!found);
    });
    return () => {
      setShown(null);
      void opened.then((found) => found?.close());
    };
  };

  const choose = (key: string, point: { x: number; y: number } | null) => {
    const section = sections.find((one) => one.key === key);
    const element = page && point && findElementAt(page, key, point);
    const source =
      section &&
      element &&
      findContentSource(element, listParts(section.schema, fillFacts(laid[key] ?? section.content, facts)));
    onChoose(key, source ? source.field : null);
  };
  const names = useMemo(() => new Map(sections.map((section) => [section.key, section.title])), [sections]);

  if (hasFailed)
    return (
      <Alert tone="warning" isAnnounced>
        La page n’a pas pu être montrée. Vérifiez votre connexion, puis rechargez l’écran.
      </Alert>
    );
  return (
    <>
      {!shown && <Announcement>Chargement de la page…</Announcement>}
      <PageFrame title={`Page\u00A0: ${title}`} width={width} onOpen={onOpen}>
        {page && shown && (
          <SectionTargets page={page} names={names} waiting={waiting} openKey={openKey} onChoose={choose} />
        )}
      </PageFrame>
    </>
  );
}

/** Texts, saved or not, with what the library knows now of their files; a key doesn't wait until the whole page is drawn. */
function useLaidTexts(texts: SitePageProps['texts']) {
  const addresses = useMemo(() => listMediaAddresses(texts).toSorted(), [texts]);
  const { data } = useQuery(mediaAtQuery(addresses));
  const laid = useMemo(() => {
    const media = (data ?? []).map((medium) => [medium.file_path, toFacts(medium)] as const);
    return layMedia(texts, Object.fromEntries(media));
  }, [texts, data]);
  return useDeferredValue(laid);
}

interface SectionTargetsProps extends Pick<SitePageProps, 'waiting' | 'openKey'> {
  page: Document;
  /** What the sections are called, by key; what isn't named isn't to be chosen. */
  names: ReadonlyMap<string, string>;
  /** Called with where it was pressed; null where it was chosen by keyboard. */
  onChoose: (key: string, point: { x: number; y: number } | null) => void;
}

/** A button over each section of a page, in the order of the page: by pointer and by keyboard it leads to the section's form. */
function SectionTargets({ page, names, waiting, openKey, onChoose }: SectionTargetsProps) {
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

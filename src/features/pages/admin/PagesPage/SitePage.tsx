import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findContentSource } from '#documents/admin/checks/findContentSource.ts';
import { useDesk } from '#documents/admin/checks/desk.ts';
import { PublicSiteContext, type OpenedPage } from '#documents/admin/checks/publicSite.ts';
import { PageFrame } from '#documents/admin/PageFrame/PageFrame.tsx';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { listParts } from '#documents/contents/contentParts.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { layMedia, type ContentMedia, listMediaAddresses } from '#features/media/data/contentMedia.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { Alert } from '#design-system/components/Alert';
import { Announcement } from '#design-system/primitives/VisuallyHidden';
import { findElementAt } from './measureSections.ts';
import { SectionTargets } from './SectionTargets.tsx';
import { useQuery } from '@tanstack/react-query';
import { mediaAtQuery, toFacts } from '#features/media/data/contentMedia.queries.ts';

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

/** Texts with what the library knows of their files; a key doesn't wait until the whole page is drawn. */
function useLaidTexts(texts: SitePageProps['texts']) {
  const media = useContentMedia(texts);
  const laid = useMemo(() => layMedia(texts, media), [texts, media]);
  return useDeferredValue(laid);
}

/** What the library knows now of the files of a content, saved or not, as its page will have it. */
function useContentMedia(content: unknown): ContentMedia {
  const addresses = useMemo(() => listMediaAddresses(content).toSorted(), [content]);
  const { data } = useQuery(mediaAtQuery(addresses));
  return useMemo(
    () => Object.fromEntries((data ?? []).map((medium) => [medium.file_path, toFacts(medium)])),
    [data],
  );
}

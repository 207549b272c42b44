import { type ComponentType, type ReactNode, useMemo } from 'react';
import { PageDataContext } from '#documents/contents/pageData.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import { Attempt, MarkedSection, markSections } from './markSections.tsx';

export interface MarkedPageProps {
  /** The content that the page was opened for. */
  section: EditableSection;
  path: string;
  Page: ComponentType;
  /** What the page shows: its contents, or what it lists beside them. */
  data: unknown;
}

/** A public page whose sections say which content each shows. */
export function MarkedPage({ section, path, Page, data }: MarkedPageProps) {
  const instead = useMemo(() => ({ data }), [data]);
  return (
    <PageDataContext value={instead}>
      <Attempt value={data}>
        {findAddressedKind(section.key) ? (
          <MarkedSection name={section.key} value={data}>
            <Page />
          </MarkedSection>
        ) : (
          <MarkedSections path={path} Page={Page} data={data} />
        )}
      </Attempt>
    </PageDataContext>
  );
}

function MarkedSections({ path, Page, data }: Omit<MarkedPageProps, 'section'>) {
  // Called for what it gives: elements whose props are their contents. It stays the same page as long as this is mounted.
  const usePage = Page as () => ReactNode;
  const shown = usePage();
  const settings = useSettings();
  const contents = useMemo(() => {
    const listed = (data ?? {}) as { contents?: ChangedContents };
    const changed = ('contents' in listed ? listed.contents : (data as ChangedContents)) ?? {};
    const own = sections.filter(({ pages }) => pages.some((page) => page.path === path));
    return fillFacts(
      Object.fromEntries(own.map(({ key, content }) => [key, changed[key] ?? (content as object)])),
      getFacts(settings),
    );
  }, [data, path, settings]);
  return markSections(shown, contents);
}

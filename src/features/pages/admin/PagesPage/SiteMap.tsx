import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { paths } from '#paths.ts';
import type { PageName } from '#publicPages.ts';
import { Dot, MapList, MapRoot } from './PagesPage.styles.ts';
import { type Begun, listBeginnings, listPages, type MapPage, offers } from './siteMap.ts';

export interface SiteMapProps {
  pages: readonly MapPage[];
  composed: readonly MapPage[];
  /** The page at the right. */
  current: string | undefined;
  openKey: string | undefined;
  /** The keys of which something waits. */
  waiting: ReadonlySet<string>;
}

/** What stands around every page. */
const around = [
  ['layout/header', 'En-tête'],
  ['layout/footer', 'Pied de page'],
] as const;

const deleted = [{ address: paths.admin.deletedContents, label: 'Supprimés' }];

/** The pages of the site as it is built. A dot says where something waits. */
export function SiteMap({ pages, composed, ...rest }: SiteMapProps) {
  const { openKey, waiting } = rest;
  return (
    <MapRoot aria-label="Plan du site">
      <Pages pages={pages} {...rest} />
      <h2>Pages composées</h2>
      <Pages pages={composed} further={deleted} {...rest} />
      <h2>Sur toutes les pages</h2>
      <MapList>
        {around.map(([key, title]) => (
          <li key={key}>
            <Link to={paths.admin.content(key)} aria-current={key === openKey ? 'page' : undefined}>
              <span>{title}</span>
              {waiting.has(key) && <Waiting />}
            </Link>
          </li>
        ))}
      </MapList>
    </MapRoot>
  );
}

type Shared = Pick<SiteMapProps, 'current' | 'openKey' | 'waiting'>;

type PagesProps = Shared & { pages: readonly MapPage[]; further?: readonly Begun[] };

/** Pages, and what else their list leads to. */
const Pages = ({ pages, further = [], ...shared }: PagesProps) => (
  <MapList>
    {pages.map((page) => (
      <Page key={page.id} page={page} {...shared} />
    ))}
    {further.map(({ address, label }) => (
      <li key={address} data-aside>
        <Link to={address}>{label}</Link>
      </li>
    ))}
  </MapList>
);

type PageProps = Shared & { page: MapPage };

function Page({ page, current, openKey, waiting }: PageProps) {
  const { id, title, address, sections, below } = page;
  const isCurrent = id === current;
  const offer = offers[id as PageName];
  const further = [...listBeginnings(id as PageName), ...(offer ? [offer] : [])];
  const isWaiting = sections.some(({ key }) => waiting.has(key));
  const isWithin = listPages(below).some((other) => other.id === current);
  const documents = below.filter((other) => other.id.includes('/'));
  const fixed = below.filter((other) => !other.id.includes('/'));
  const shared = { current, openKey, waiting };
  return (
    <li>
      <Link to={address} aria-current={isCurrent ? 'page' : undefined}>
        <span>{title}</span>
        {isWaiting && <Waiting />}
      </Link>
      {isCurrent && sections.length > 1 && <SectionList page={page} {...shared} />}
      {fixed.length + further.length > 0 && <Pages pages={fixed} further={further} {...shared} />}
      {documents.length > 0 && (
        <details open={isCurrent || isWithin || documents.length <= 6}>
          <summary>
            <span>{`${documents.length} ${documents.length > 1 ? 'pages' : 'page'}`}</span>
            {listPages(documents).some((other) => other.sections.some(({ key }) => waiting.has(key))) && (
              <Waiting />
            )}
          </summary>
          <Pages pages={documents} {...shared} />
        </details>
      )}
    </li>
  );
}

/** The sections of the page at the right, also those that it doesn’t show; what it has from another is changed there. */
const SectionList = ({ page: { sections }, openKey, waiting }: PageProps) => (
  <MapList>
    {sections
      .filter(({ pages }) => pages[0] === sections[0]?.pages[0])
      .map(({ key, title }) => (
        <li key={key}>
          <Link to={paths.admin.content(key)} aria-current={key === openKey || undefined}>
            <span>{title}</span>
            {waiting.has(key) && <Waiting />}
          </Link>
        </li>
      ))}
  </MapList>
);

const Waiting = () => (
  <Dot title="Modifications en attente">
    <VisuallyHidden>(modifications en attente)</VisuallyHidden>
  </Dot>
);

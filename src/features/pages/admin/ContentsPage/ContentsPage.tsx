import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilePlus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { SearchField } from '#lists/index.ts';
import { PageLinks } from '#lists/PageLinks.tsx';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import {
  type AddressedKindName,
  addressedKindNames,
  findAddressedKind,
} from '#documents/data/documentKey.ts';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import type { Json } from '#data/database.types.ts';
import type { Draft } from '#documents/data/draftStore.ts';
import { useAllLeftDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { formatDayAndTime, formatWhole } from '#data/formats.ts';
import { countPages, takePage } from '#data/pages.ts';
import { compareEpisodes } from '#features/podcasts/data/episodeOrder.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { TextLink } from '#design-system/components/TextLink';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { CoursePrice } from '#documents/contents/offerPrice.ts';
import type { Settings } from '#site/settings/settings.ts';
import { hasAddress } from '../hasAddress.ts';
import { getContent, findState, isModified } from '../contentState.ts';
import { StateBadge } from '../StateBadge/index.ts';
import { findShow } from '../useShows.ts';
import { PageOfSite, SectionRow, Sections } from './ContentsPage.styles.ts';
import { type Found, findSections } from './findSections.ts';
import { NewCourse, NewService } from './NewOffer.tsx';
import { offerLists, listOffers } from './offers.ts';
import { OfferTable } from './OfferTable.tsx';

type Group = EditableSection['group'];

/** The site's pages by section; its search finds every text of the site (product 15.6). */
export const PagesPage = () => <ContentsPage title="Pages" groups={['pages', 'services', 'formations']} />;
/** What the company sells, offer by offer, then the sections that show it (product 15.1). */
export const ServicesPage = () => <ContentsPage title="Services" groups={['services']} hasOffers />;
export const FormationsPage = () => <ContentsPage title="Formations" groups={['formations']} hasOffers />;
/** What the company says of itself everywhere, and what it keeps to itself (product 16). */
export const SettingsPage = () => <ContentsPage title="Paramètres" groups={['settings']} />;

interface ContentsPageProps {
  title: string;
  /** Which sections the screen is about. */
  groups: readonly Group[];
  /** Lists their offers before them. */
  hasOffers?: boolean;
}

type Row = { section: EditableSection; content: DocumentState | null; found: Found };

/** The sections of some groups by the page that shows them, each with its state, and a search in their texts. */
function ContentsPage({ title, groups, hasOffers = false }: ContentsPageProps) {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const query = useQuery(contentsQuery);
  const left = useAllLeftDrafts();
  const contents = query.data ?? [];
  const listed = listSections(groups, contents, left);
  const rows = toRows(listed, contents, search, usePublishedSettings());
  const findStored = findStoredIn(contents);
  const lists = hasOffers ? offerLists(listed, findStored) : [];
  const catalogue = lists.find(({ section }) => section.key === courseCatalogue.key);
  const courses = (getContent(courseCatalogue, findStored(courseCatalogue)) as { courses: CoursePrice[] })
    .courses;
  const offers = hasOffers ? listOffers(listed, findStored, search, courses) : [];

  return (
    <AdminPage
      title={title}
      intro={
        catalogue && <TextLink render={<Link to={paths.admin.sessions} />}>Sessions et inscriptions</TextLink>
      }
      actions={
        groups.includes('pages') ? (
          <Button variant="primary" iconStart={FilePlus} render={<Link to={paths.admin.newPage} />}>
            Nouvelle page
          </Button>
        ) : (
          query.data &&
          hasOffers &&
          (catalogue ? <NewCourse catalogue={catalogue} /> : <NewService lists={lists} />)
        )
      }
    >
      <SearchField
        value={search}
        label="Chercher un texte"
        placeholder="Un mot ou une phrase du site…"
        onSearch={(text) => setParams(text ? { q: text } : {}, { replace: true })}
      />
      <Text isAnnounced size="small" tone="muted" isTabular>
        {query.isPending
          ? 'Chargement des contenus…'
          : query.data &&
            `${hasOffers ? `${formatCount(offers.length, 'offre')}, ` : ''}${formatCount(rows.length, 'section')}`}
      </Text>
      <LoadError title={notices.dataNotLoaded.description} query={query} />
      {query.isPending && (
        <Skeleton.Group label="">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      )}
      {query.data && offers.length > 0 && <OfferTable caption="Offres" offers={offers} />}
      {query.data &&
        groups.includes('pages') &&
        addressedKindNames.map((kind) => (
          <DocumentsOfKind key={`${kind} ${search}`} kind={kind} rows={rows} isSearched={search !== ''} />
        ))}
      {query.data &&
        byPage(rows).map(([page, shown]) => <PageSections key={page} title={page} rows={shown} />)}
      {query.data && rows.length + offers.length === 0 && (
        <EmptyState title={search ? 'Aucun texte trouvé.' : 'Aucune section.'}>
          {search
            ? 'Essayez moins de mots, tels qu’ils se lisent sur le site.'
            : 'Rien de ce module ne se modifie encore ici.'}
        </EmptyState>
      )}
    </AdminPage>
  );
}

const formatCount = (count: number, what: string) => `${formatWhole(count)} ${count > 1 ? `${what}s` : what}`;

function findStoredIn(contents: readonly DocumentState[]) {
  const stored = new Map(contents.map((content) => [content.document, content]));
  return ({ key }: EditableSection) => stored.get(key) ?? null;
}

/** Has the prices of courses, also for other screens. */
const courseCatalogue = sectionByKey('formations/courseCatalogue');

function sectionByKey(wanted: string) {
  const section = sections.find(({ key }) => key === wanted);
  if (!section) throw new Error(`The registry has no section "${wanted}".`);
  return section;
}

/** The sections of the groups, after what has an address of its own: saved, or begun on this device alone. */
function listSections(groups: readonly Group[], contents: readonly DocumentState[], left: readonly Draft[]) {
  const known = sections.filter(({ group }) => groups.includes(group));
  if (!groups.includes('pages')) return known;
  const saved = contents.filter(({ document }) => findAddressedKind(document));
  const begun = new Map(
    left.map(({ document, base, changes }) => [document, { ...(base as object), ...(changes as object) }]),
  );
  for (const { document } of saved) begun.delete(document);
  const documents = [
    ...[...begun].map(([document, pending]) => ({ document, pending: pending as Json, online: null })),
    // One that was given up has no text any more.
    ...saved.filter(({ pending, online }) => pending !== null || online !== null),
  ].toSorted(compareByDay);
  return [
    ...documents.flatMap(
      (stored) =>
        describeAddressed(
          stored.document,
          stored,
          findShow(contents, stored.document, stored.pending ?? stored.online),
        ) ?? [],
    ),
    ...known,
  ];
}

type Texts = Pick<DocumentState, 'pending' | 'online'>;

/** The newest project and episode first; what has no day stays where it is. */
function compareByDay(one: Texts, other: Texts) {
  const [first, second] = [one, other].map(
    ({ pending, online }) => (pending ?? online ?? {}) as { day?: string; season?: number; number?: number },
  );
  if (!first?.day || !second?.day) return 0;
  return compareEpisodes(first, second);
}

function toRows(
  listed: readonly EditableSection[],
  contents: readonly DocumentState[],
  search: string,
  settings: Settings,
): Row[] {
  const findStored = findStoredIn(contents);
  const found = search.trim()
    ? findSections(listed, search, (section) => getContent(section, findStored(section)), settings)
    : new Map(listed.map((section) => [section, null]));
  return [...found].map(([section, text]) => ({ section, content: findStored(section), found: text }));
}

/** What documents of each kind are listed under, and what leads to a new one; the screen has that of pages. */
const kinds = {
  page: { title: 'Pages composées', newWords: null, newPath: null },
  project: {
    title: 'Projets',
    newWords: 'Nouveau projet',
    newPath: paths.admin.newProject,
  },
  show: {
    title: 'Émissions',
    newWords: 'Nouvelle émission',
    newPath: paths.admin.newShow,
  },
  episode: {
    title: 'Épisodes',
    newWords: 'Nouvel épisode',
    newPath: paths.admin.newEpisode,
  },
} as const satisfies Record<AddressedKindName, object>;

interface DocumentsOfKindProps {
  kind: AddressedKindName;
  /** All that is listed. */
  rows: readonly Row[];
  /** Then what isn't there isn't named either. */
  isSearched: boolean;
}

/** The documents of a kind, a page of them at a time, and the way to a new one. */
function DocumentsOfKind({ kind, rows, isSearched }: DocumentsOfKindProps) {
  const [page, setPage] = useState(1);
  const own = rows.filter(({ section }) => findAddressedKind(section.key) === kind);
  const { title, newWords, newPath } = kinds[kind];
  if (own.length === 0 && (isSearched || !newPath)) return null;
  const shown = Math.min(page, countPages(own.length));
  return (
    <PageOfSite aria-label={title}>
      <header>
        <h2>{title}</h2>
        {newPath && (
          <Button size="small" variant="outline" iconStart={FilePlus} render={<Link to={newPath} />}>
            {newWords}
          </Button>
        )}
      </header>
      {own.length > 0 && (
        <Sections>
          {takePage(own, shown).map((row) => (
            <SectionLine key={row.section.key} {...row} />
          ))}
        </Sections>
      )}
      <PageLinks
        page={shown}
        total={own.length}
        label={`Pages de la liste\u00A0: ${title}`}
        onPageChange={setPage}
      />
    </PageOfSite>
  );
}

/** Each section under the first page that shows it, in the order of the pages. */
function byPage(rows: readonly Row[]) {
  const pages = new Map<string, Row[]>();
  for (const row of rows) {
    if (findAddressedKind(row.section.key)) continue;
    const page = row.section.pages[0]?.title ?? 'Tout le site';
    pages.set(page, [...(pages.get(page) ?? []), row]);
  }
  return [...pages];
}

function PageSections({ title, rows }: { title: string; rows: readonly Row[] }) {
  const path = rows[0]?.section.pages.slice(0, 1).find(hasAddress)?.path;
  return (
    <PageOfSite aria-label={title}>
      <header>
        <h2>{title}</h2>
        {path && (
          <Link to={path} target="_blank" rel="noreferrer" aria-label={`Voir la page\u00A0: ${title}`}>
            Voir la page
          </Link>
        )}
      </header>
      <Sections>
        {rows.map((row) => (
          <SectionLine key={row.section.key} {...row} />
        ))}
      </Sections>
    </PageOfSite>
  );
}

function SectionLine({ section, content, found }: Row) {
  const others = section.pages.slice(1).map((page) => `«\u00A0${page.title}\u00A0»`);
  return (
    <SectionRow>
      <div>
        <Link to={paths.admin.content(section.key)}>{section.title}</Link>
        <StateBadge
          state={findState(section, content)}
          words={section.words}
          isModified={isModified(section, content)}
          plannedFor={content?.due_at ?? null}
        />
      </div>
      {section.description && (
        <Text size="small" tone="muted">
          {section.description}
        </Text>
      )}
      {found && <Text size="small">{found}</Text>}
      {others.length > 0 && (
        <Text size="small" tone="muted">
          Aussi sur {others.join(', ')}
        </Text>
      )}
      {content && (
        <Text size="small" tone="muted" isTabular>
          <time dateTime={content.saved_at}>{formatDayAndTime(toClockTime(content.saved_at))}</time>,{' '}
          {formatPerson(content)}
        </Text>
      )}
    </SectionRow>
  );
}

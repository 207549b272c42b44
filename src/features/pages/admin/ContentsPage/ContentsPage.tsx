import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { SearchField } from '#lists/index.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { upcomingSessionsQuery } from '#features/courses/data/staffCourseSessions.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { TextLink } from '#design-system/components/TextLink';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { findSection } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { type CoursePrice, offerLists, listOffers, type OfferList } from './offers.ts';
import { findSections, findStoredIn, type Found, hasAddress, listGroups } from '../listedSections.ts';
import { getContent, findState, isModified } from '../contentState.ts';
import { StateBadge } from '../StateBadge/StateBadge.tsx';
import { LinkRows } from '#lists/LinkRows.styles.ts';
import { PageOfSite, SectionRow } from './ContentsPage.styles.ts';
import { OfferTable } from './OfferTable.tsx';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#design-system/components/Button';
import { Menu } from '#design-system/components/Menu';
import { toFormTarget } from '../formTarget.ts';

/** What the company sells, offer by offer, then the sections that show it (product: contents of the site). */
export const ServicesPage = () => <ContentsPage title="Services" group="services" />;
export const FormationsPage = () => <ContentsPage title="Formations" group="formations" />;

type Row = { section: EditableSection; content: DocumentState | null; found: Found };

/** The offers of some sections, then these by the page that shows them, each with its state, and a search in their texts. */
function ContentsPage({ title, group }: { title: string; group: EditableSection['group'] }) {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const query = useQuery(contentsQuery);
  const listed = listGroups([group]);
  const settings = usePublishedSettings();
  const findStored = findStoredIn(query.data ?? []);
  const found = search.trim()
    ? findSections(listed, search, (section) => getContent(section, findStored(section)), settings)
    : new Map(listed.map((section) => [section, null]));
  const rows = [...found].map(([section, text]) => ({ section, content: findStored(section), found: text }));
  const lists = offerLists(listed, findStored);
  const catalogue = lists.find(({ section }) => section.key === courseCatalogue.key);
  const courses = (getContent(courseCatalogue, findStored(courseCatalogue)) as { courses: CoursePrice[] })
    .courses;
  const sessions = useQuery({ ...upcomingSessionsQuery, enabled: catalogue !== undefined });
  // A course has its price in the catalogue, unless it is given one of its own elsewhere.
  const sellers = listed.toSorted(
    (one, other) => Number(other === catalogue?.section) - Number(one === catalogue?.section),
  );
  const offers = listOffers(sellers, findStored, search, courses);

  return (
    <AdminPage
      title={title}
      intro={
        catalogue && <TextLink render={<Link to={paths.admin.sessions} />}>Sessions et inscriptions</TextLink>
      }
      actions={query.data && (catalogue ? <NewCourse catalogue={catalogue} /> : <NewService lists={lists} />)}
    >
      <SearchField
        value={search}
        label="Chercher un texte"
        placeholder="Mots du site"
        onSearch={(text) => setParams(text ? { q: text } : {}, { replace: true })}
      />
      <Text isAnnounced isNote isTabular data-list="">
        {query.isPending
          ? 'Chargement des contenus…'
          : query.data && `${formatCount(offers.length, 'offre')}, ${formatCount(rows.length, 'section')}`}
      </Text>
      <LoadError query={query} loading="" hasTitle />
      {query.data && offers.length > 0 && (
        <OfferTable caption="Offres" offers={offers} {...(catalogue && { sessions: sessions.data ?? [] })} />
      )}
      {query.data &&
        byPage(rows).map(([page, shown]) => <PageSections key={page} title={page} rows={shown} />)}
      {query.data && rows.length + offers.length === 0 && (
        <EmptyState title="Aucun texte trouvé.">
          Essayez moins de mots, tels qu’ils se lisent sur le site.
        </EmptyState>
      )}
    </AdminPage>
  );
}

const formatCount = (count: number, what: string) => `${formatWhole(count)} ${count > 1 ? `${what}s` : what}`;

/** Has the prices of courses, also for other screens. */
const courseCatalogue = findSection('formations/courseCatalogue') as EditableSection;

/** Each section under the first page that shows it, in the order of the pages. */
function byPage(rows: readonly Row[]) {
  const pages = new Map<string, Row[]>();
  for (const row of rows) {
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
      <LinkRows>
        {rows.map((row) => (
          <SectionLine key={row.section.key} {...row} />
        ))}
      </LinkRows>
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
          endsAt={content?.ends_at ?? null}
        />
      </div>
      {section.description && <Text isNote>{section.description}</Text>}
      {found && <Text size="small">{found.text}</Text>}
      {others.length > 0 && <Text isNote>Aussi sur {others.join(', ')}</Text>}
      {content && (
        <Text isNote isTabular>
          <time dateTime={content.saved_at}>{formatQuebecTime(content.saved_at)}</time>,{' '}
          {formatPerson(content.saved_by)}
        </Text>
      )}
    </SectionRow>
  );
}

/** Begins a course in the catalogue (« Nouvelle formation »). A full one says so. */
function NewCourse({ catalogue: { section, name, count, max } }: { catalogue: OfferList }) {
  const reasonId = useId();
  const isFull = count >= max;
  return (
    <>
      {isFull && (
        <Text id={reasonId} isNote>
          Le catalogue contient au plus {max} formations. Retirez-en une pour en ajouter une autre.
        </Text>
      )}
      <Button
        variant="primary"
        iconStart={Plus}
        isDisabled={isFull}
        {...(isFull
          ? { 'aria-describedby': reasonId }
          : { render: <Link to={toFormTarget(section.key, { ajouter: name })} /> })}
      >
        Nouvelle formation
      </Button>
    </>
  );
}

/** Begins an offer on the page that is chosen (« Nouveau service »). Where there is no room left, it says so. */
function NewService({ lists }: { lists: readonly OfferList[] }) {
  return (
    <Menu
      trigger={
        <Button variant="primary" iconStart={Plus}>
          Nouveau service
        </Button>
      }
      items={lists.map(({ section, name, count, max }) => {
        const label = [section.pages[0]?.title, section.title].filter(Boolean).join(' · ');
        return count < max
          ? { label, render: <Link to={toFormTarget(section.key, { ajouter: name })} /> }
          : { label: `${label} (complet\u00A0: ${max} au plus)`, isDisabled: true };
      })}
    />
  );
}

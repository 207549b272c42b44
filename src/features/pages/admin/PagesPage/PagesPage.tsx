import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState, useEffect, useEffectEvent } from 'react';
import type { EditableSection } from '#documents/contents/section.ts';
import { Plus } from 'lucide-react';
import { Link, useLocation, useSearchParams, useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatSection } from '#documents/admin/nameDocument.ts';
import { PublishDespite } from '#documents/admin/PublishDespite/PublishDespite.tsx';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { useAllLeftDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { paths } from '#paths.ts';
import { media } from '#theme/media.ts';
import { SearchField } from '#lists/index.ts';
import { drawNewBelow, findContentKey, useOpenedContent } from '../ContentEditPage/OpenedContent.tsx';
import { getContent } from '../contentState.ts';
import { findSections, findStoredIn, type Found, listAddressed, listGroups } from '../listedSections.ts';
import { OpenForms } from './OpenForms.tsx';
import { keepsAt, useOpenTexts } from './openTexts.ts';
import { PageBeside } from './PageBeside.tsx';
import { Plan, Workspace, FoundList } from './PagesPage.styles.ts';
import { findCurrentPage, listPages, mapSite, type MapPage } from './siteMap.ts';
import { SiteMap } from './SiteMap.tsx';
import { usePublishPage } from './usePublishPage.ts';
import { fetchPublishedArticle } from '#features/articles/data/blog.queries.ts';
import { fetchDocumentAtPath } from '#features/pages/data/publishedDocuments.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { Text } from '#design-system/primitives/Text';
import { toFormTarget } from '../formTarget.ts';

/** The settings are an admin's, on a screen of their own. */
const own = listGroups(['pages', 'services', 'formations']);

/**
 * The pages of the site (product: search of contents): their map, the page itself with what is typed and what waits in its place, and beside it the form of
 * the section that was chosen on it.
 */
export function PagesPage() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = useQuery(contentsQuery);
  const left = useAllLeftDrafts();
  const contents = useMemo(() => query.data ?? [], [query.data]);
  const documents = useMemo(() => listAddressed(contents, left), [contents, left]);
  const { pages, composed } = useMemo(() => mapSite(own, documents, contents), [documents, contents]);

  const all = useMemo(() => [...listPages(pages), ...composed], [pages, composed]);
  const openKey = findContentKey(pathname);
  const texts = useOpenTexts(openKey);
  const { unsaved } = texts;
  const page = useCurrentPage(all, pathname, openKey);
  const opened = useOpenedContent(openKey).section;
  const isStored = openKey !== undefined && findStoredIn(contents)({ key: openKey }) !== null;
  const isKnown = isStored || (opened !== undefined && !findAddressedKind(opened.key));
  const waiting = useMemo(() => findWaiting(contents, Object.keys(unsaved)), [contents, unsaved]);
  const wanted = params.get('adresse');
  const publication = usePublishPage(page, texts, contents);
  // What is typed in a section out of sight is on the device too.
  useUnsavedChanges(
    Object.keys(unsaved).some((key) => key !== openKey),
    () => true,
    keepsAt.pages,
  );

  return (
    <AdminPage
      title={
        opened ? formatOpened(opened) : pathname === paths.admin.pages ? 'Pages' : (page?.title ?? 'Pages')
      }
      opened={opened && (isKnown ? formatOpened(opened) : undefined)}
      // What is sold has a list of its own, from which it is opened.
      entry={
        opened?.group === 'formations' || opened?.group === 'services' ? paths.admin[opened.group] : undefined
      }
      actions={
        openKey === undefined ? (
          <Button variant="primary" iconStart={Plus} render={<Link to={paths.admin.newDocument('page')} />}>
            Nouvelle page
          </Button>
        ) : (
          isStored && drawNewBelow(openKey)
        )
      }
    >
      {wanted !== null && query.data && <AtAddress path={wanted} pages={all} />}
      <LoadError query={query} />
      <Workspace data-form={openKey ? '' : undefined}>
        <SearchablePlan sections={documents} contents={contents} isPending={query.isPending}>
          {query.data && (
            <SiteMap
              pages={pages}
              composed={composed}
              current={page?.id}
              openKey={openKey}
              waiting={waiting}
            />
          )}
        </SearchablePlan>
        <OpenForms openKey={openKey} texts={texts} page={page} />
        {!query.isError && page && (
          <PageBeside
            key={page.id}
            page={page}
            isPending={query.isPending}
            openKey={openKey}
            contents={contents}
            unsaved={unsaved}
            waiting={waiting}
            publication={publication}
          />
        )}
      </Workspace>
      <PublishDespite subject={`page/${page?.id ?? ''}`} {...publication.question} />
    </AdminPage>
  );
}

/** What is opened has its own title: a page as it is called, a section with the page that it stands on. */
const formatOpened = (section: EditableSection) =>
  findAddressedKind(section.key) ? section.title : formatSection(section);

interface SearchablePlanProps {
  /** What has an address of its own, beside the sections of the pages. */
  sections: readonly EditableSection[];
  contents: readonly DocumentState[];
  isPending: boolean;
  /** The map. */
  children: ReactNode;
}

/** The map of the site, or what a search has found in its texts. */
function SearchablePlan({ sections, contents, isPending, children }: SearchablePlanProps) {
  const [params, setParams] = useSearchParams();
  const settings = usePublishedSettings();
  const search = params.get('q') ?? '';
  // On a phone the page comes first.
  const [isWide] = useState(() => matchMedia(media.laptop.replace('@media ', '')).matches);
  const stored = findStoredIn(contents);
  const found = search.trim()
    ? findSections([...sections, ...own], search, (section) => getContent(section, stored(section)), settings)
    : null;
  return (
    <Plan>
      <SearchField
        value={search}
        label="Chercher un texte"
        placeholder="Mots du site"
        onSearch={(text) => setParams(text ? { q: text } : {}, { replace: true })}
      />
      {!isPending && found ? (
        <FoundTexts found={found} />
      ) : (
        <details open={isWide}>
          <summary>Plan du site</summary>
          {isPending && (
            <Skeleton.Group label="Chargement des contenus…">
              <Skeleton />
              <Skeleton width="most" />
              <Skeleton />
            </Skeleton.Group>
          )}
          {/* oxlint-disable-next-line translation/no-bare-text -- The map stands here. */}
          {children}
        </details>
      )}
    </Plan>
  );
}

/** The keys of what the team has saved beside what is online, and of what is typed here. */
const findWaiting = (contents: readonly DocumentState[], typed: readonly string[]): ReadonlySet<string> =>
  new Set([...typed, ...contents.filter(({ pending }) => pending !== null).map(({ document }) => document)]);

/** The page at the right: the one of the address, or the one before where what is opened stands on all of them. */
function useCurrentPage(pages: readonly MapPage[], pathname: string, openKey: string | undefined) {
  const found = findCurrentPage(pages, pathname, openKey);
  const [last, setLast] = useState('home');
  if (found && found.id !== last) setLast(found.id);
  return found ?? pages.find(({ id }) => id === last) ?? pages[0];
}

/** Where the back-office changes what visitors read at a path: a page of the map, an article, a document; else all pages. */
async function findEditor(path: string, pages: readonly MapPage[]) {
  const page = pages.find((one) => one.path === path);
  if (page) return page.address;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  const article = slug ? await fetchPublishedArticle(decodeURIComponent(slug)) : null;
  if (article) return paths.admin.article(article.id);
  const document = await fetchDocumentAtPath(path);
  return document ? paths.admin.content(document.key) : paths.admin.pages;
}

/** Leads on to where what visitors read at a path is changed (« Modifier cette page »), once the map is there. */
function AtAddress({ path, pages }: { path: string; pages: readonly MapPage[] }) {
  const navigate = useNavigate();
  const lead = useEffectEvent(async () => {
    const address = await findEditor(path, pages).catch(() => paths.admin.pages);
    await navigate(address, { replace: true });
  });
  useEffect(() => void lead(), [path]);
  return null;
}

/** What a search has found, each leading to its field. */
function FoundTexts({ found }: { found: ReadonlyMap<EditableSection, Found> }) {
  if (found.size === 0)
    return (
      <EmptyState title="Aucun texte trouvé.">
        Essayez moins de mots, tels qu’ils se lisent sur le site.
      </EmptyState>
    );
  return (
    <FoundList>
      {[...found].map(([{ key, title, pages }, text]) => (
        <li key={key}>
          <Link to={text ? toFormTarget(key, { champ: text.path }) : paths.admin.content(key)}>{title}</Link>
          {pages[0] && pages[0].title !== title && <Text isNote>{pages[0].title}</Text>}
          {text && <Text size="small">{text.text}</Text>}
        </li>
      ))}
    </FoundList>
  );
}

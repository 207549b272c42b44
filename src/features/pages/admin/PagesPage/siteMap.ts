import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findAbove, findAddressedKind } from '#documents/data/documentKey.ts';
import {
  type AddressedKindName,
  addressedKindNames,
  getKindFacts,
  isAddressedKind,
  kindWords,
  listKindsBelow,
} from '#documents/data/documentKinds.ts';
import { paths } from '#paths.ts';
import { type PageName, publicPages } from '#publicPages.ts';

/** A page of the site as the map has it, with those below it. */
export interface MapPage {
  /** The name of a page of the table, or the key of a document. */
  id: string;
  title: string;
  /** Where the back-office shows it. */
  address: string;
  /** Where visitors read it; null for what isn't online, or stands for more than one address. */
  path: string | null;
  /** What stands on it and can be changed, in its order. */
  sections: EditableSection[];
  below: MapPage[];
}

/** A kind of documents with the pages of its own, and where a new one begins. */
export type Begun = { label: string; address: string };

const names = (Object.keys(publicPages) as PageName[]).filter((name) => !isAddressedKind(name));

/** The page that stands above the documents of a kind: the home where none does; undefined for what stands below other documents. */
const findPageAbove = (kind: AddressedKindName): PageName | undefined =>
  getKindFacts(kind).below
    ? undefined
    : (names.find((name) => `${publicPages[name].path}/` === getKindFacts(kind).root) ?? 'home');

/** Whether documents of a kind stand beside the pages of the code: those that staff compose. */
const standsBeside = (kind: AddressedKindName) => getKindFacts(kind).root === '/';

/** The kinds whose documents stand below a page. */
const kindsBelow = (name: PageName) =>
  addressedKindNames.filter((kind) => !standsBeside(kind) && findPageAbove(kind) === name);

/** What can be begun below a page. */
export const listBeginnings = (name: PageName): Begun[] =>
  kindsBelow(name).map((kind) => ({
    label: kindWords[kind].origin,
    address: paths.admin.newDocument(kind),
  }));

/** The lists of what is sold that a page shows, each on a screen of its own. */
export const offers: Partial<Record<PageName, Begun>> = {
  services: { label: 'Prix des services', address: paths.admin.services },
  formations: { label: 'Prix des formations', address: paths.admin.formations },
};

const isBelow = (path: string, other: string) => other !== '/' && path.startsWith(`${other}/`);

function toMapPage(name: PageName, sections: readonly EditableSection[], below: MapPage[]): MapPage {
  const { path, title } = publicPages[name];
  return {
    id: name,
    title,
    address: paths.admin.page(name),
    path: path.includes(':') ? null : path,
    sections: sections.filter(({ pages }) => pages.some((page) => page.path === path)),
    below,
  };
}

const toDocumentPage = (section: EditableSection, below: MapPage[] = []): MapPage => ({
  id: section.key,
  title: section.title,
  address: paths.admin.content(section.key),
  path: section.pages[0]?.path ?? null,
  sections: [section],
  below,
});

/** The map of the site: its pages, those that staff have composed, and what has an address of its own below the page that lists it. */
export function mapSite(
  sections: readonly EditableSection[],
  documents: readonly EditableSection[],
  contents: readonly DocumentState[],
): { pages: MapPage[]; composed: MapPage[] } {
  const ofKind = (kind: string) => documents.filter(({ key }) => findAddressedKind(key) === kind);
  const above = new Map(
    contents.map(({ document, pending, online }) => [document, findAbove(document, pending ?? online)]),
  );
  const known = new Set(documents.map(({ key }) => key));
  const toPage = (section: EditableSection): MapPage =>
    toDocumentPage(section, documents.filter(({ key }) => above.get(key) === section.key).map(toPage));
  /** Those that stand below none that is there. */
  const listLeft = (kind: AddressedKindName) =>
    listKindsBelow(kind)
      .flatMap(ofKind)
      .filter(({ key }) => !known.has(above.get(key) ?? ''))
      .map(toPage);
  const listBelow = (name: PageName) =>
    kindsBelow(name).flatMap((kind) => [...ofKind(kind).map(toPage), ...listLeft(kind)]);
  const isTop = (name: PageName) =>
    !names.some((other) => isBelow(publicPages[name].path, publicPages[other].path));
  const pages = names.filter(isTop).map((name) => {
    const below = names.filter((other) => isBelow(publicPages[other].path, publicPages[name].path));
    return toMapPage(name, sections, [
      ...below.map((other) => toMapPage(other, sections, [])),
      ...listBelow(name),
    ]);
  });
  return { pages, composed: addressedKindNames.filter(standsBeside).flatMap(ofKind).map(toPage) };
}

/** All pages of a map, one after the other. */
export const listPages = (pages: readonly MapPage[]): MapPage[] =>
  pages.flatMap((page) => [page, ...listPages(page.below)]);

/** The page that an address of the back-office is about; undefined where it is about what stands on all of them. */
export function findCurrentPage(
  pages: readonly MapPage[],
  pathname: string,
  openKey: string | undefined,
): MapPage | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (!openKey) return pages.find(({ address }) => address === path);
  if (findAddressedKind(openKey)) {
    const known = pages.find(({ id }) => id === openKey);
    const begun = known ? undefined : describeAddressed(openKey);
    return known ?? (begun && toDocumentPage(begun));
  }
  // Where it stands first.
  const section = pages.flatMap(({ sections }) => sections).find(({ key }) => key === openKey);
  return section && pages.find(({ id }) => publicPages[id as PageName]?.path === section.pages[0]?.path);
}

import {
  type Checked,
  type Finding,
  toFinding,
  toFindings,
  type Place,
} from '#documents/admin/checks/finding.ts';
import { fetchLinkedArticles } from '#features/articles/data/linkedArticles.queries.ts';
import {
  layMedia,
  type ContentMedia,
  type FilmContent,
  type LibraryPicture,
} from '#features/media/data/contentMedia.ts';
import { paths } from '#paths.ts';
import { type ContentPart, listParts } from '#documents/contents/contentParts.ts';
import { type Facts, fillFacts } from '#site/settings/facts.ts';
import { kindOf } from '../kinds.ts';
import type { Desk } from './desk.ts';
import { type Described, findFaults, inOrder } from './findFaults.ts';
import { linkedOnSite, listAddresses, listLinkParts } from './links.ts';
import type { PageFault, PublicSite, SiteChange } from './publicSite.ts';
import { findRange, type MarkdownText, readMarkdown } from './readMarkdown.ts';
import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';

/** What came of checking a document; `value` is what was checked. */
export type CheckedValue = Checked & { value: unknown };

/** A document as its form holds it. */
type Subject = { section: Described; value: unknown; facts: Facts; desk: Desk };

/**
 * Checks a document (product: checks, checks of contents): its texts, where its links lead, what its kind asks for, and the page that shows it.
 * Never rejects: what fails, or isn't done when `signal` is aborted, is named as missed. Without a site, there are no pages to look
 * at.
 */
export async function checkDocument(
  { section, value, facts, desk }: Subject,
  loadSite: (() => Promise<PublicSite>) | null,
  signal: AbortSignal,
): Promise<CheckedValue> {
  const { key, schema } = section;
  const inTime = <Value>(work: Promise<Value>) => unlessAborted(work, signal).catch(() => null);
  const parts = listParts(schema, value);
  const markdown = parts
    .filter(({ kind }) => kind === 'richText')
    .map(({ path, text }) => [path, readMarkdown(path, text)] as const);
  const site = loadSite && (await inTime(loadSite()));
  const origins = [...(site?.origins ?? []), location.origin];
  const linked = linkedOnSite(
    [...markdown.flatMap(([, text]) => listAddresses(text)), ...listLinkParts(parts).map(({ text }) => text)],
    origins,
  );
  const [media, records] = await Promise.all([
    inTime(desk.fetchMedia(value)),
    inTime(desk.fetchRecords(schema)),
  ]);
  const laid = layMedia(value, media ?? {});
  const texts = parts.map(({ path, text }) => ({ path, text: fillFacts(text, facts) }));
  const [articles, deadPaths, ofKind, faults] = await Promise.all([
    inTime(findLinkedArticles(linked.slugs, site?.change)),
    inTime(findDeadPaths(linked.paths, site)),
    inTime(Promise.resolve(kindOf(key).check?.(key, laid, desk) ?? [])),
    site && records
      ? inTime(site.inspect({ key, value: laid, texts, records, media: media ?? {} }, signal))
      : null,
  ]);
  const findings = [
    ...findFaults(section, value, { origins, hasPage: (path) => !deadPaths?.has(path), articles }),
    ...findMediaFaults(value, media),
    ...(ofKind ?? []),
  ];
  const onPage = (faults ?? [])
    .map((fault) => findingOnPage(fault, new Map(markdown)))
    // A picture whose address is already an error isn't reported twice.
    .filter((found) => found.rule !== 'brokenPicture' || !findings.some((known) => isWithin(known, found)));
  return {
    value,
    findings: inOrder([...findings, ...onPage], parts),
    missed: [
      ...(articles && deadPaths ? [] : ['links' as const]),
      ...(ofKind && media && records ? [] : ['desk' as const]),
      ...(loadSite && !faults ? ['page' as const] : []),
    ],
  };
}

/** What visitors will find at these slugs. */
async function findLinkedArticles(slugs: readonly string[], change?: SiteChange) {
  const articles = await fetchLinkedArticles(new Map(slugs.map((slug) => [slug, paths.blogArticle(slug)])));
  for (const slug of slugs) {
    const path = paths.blogArticle(slug);
    if (change?.leaving.has(path)) articles.set(slug, { kind: 'missing' });
    if (change?.arriving.has(path)) articles.set(slug, { kind: 'published' });
  }
  return articles;
}

async function findDeadPaths(linked: readonly string[], site: PublicSite | null) {
  const dead = await Promise.all(
    linked.map(async (path) => (site === null || (await site.hasPage(path)) ? [] : [path])),
  );
  return new Set(dead.flat());
}

/** What of a text makes no element of its own where it stands. */
const withoutElement = new Set(['definition', 'footnoteDefinition', 'html']);

function findingOnPage(
  { rule, field, block = null, message }: PageFault,
  markdown: ReadonlyMap<string, MarkdownText>,
): Finding {
  const node =
    block === null
      ? undefined
      : markdown.get(field)?.root.children.filter(({ type }) => !withoutElement.has(type))[block];
  return toFinding(rule, { field, range: node ? findRange(node) : null }, message);
}

/** Whether an error stands where another finding does, or in it. */
const isWithin = ({ severity, field, range }: Finding, { field: other, range: around }: Finding) =>
  severity === 'error' &&
  field === other &&
  (!range || !around || (range.start >= around.start && range.end <= around.end));

/** The label of the part that a finding is about. */
export const findPartLabel = ({ schema }: Described, value: unknown, field: string) =>
  listParts(schema, value).find(({ path }: ContentPart) => path === field)?.label ?? '';

/** Settles as `work` does. Once `signal` is aborted, `work` has one more task to settle in, before this rejects with the reason. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => setTimeout(() => reject(signal.reason as Error));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject);
  });
}

const toPlace = (field: string): Place => ({ field, range: null });

/**
 * What the files of a content lack: words for who can't see or hear them, or the files themselves. `media` is what the library
 * has of them; null where it didn't say.
 */
function findMediaFaults(value: unknown, media: ContentMedia | null, path = ''): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  const file = value as Partial<LibraryPicture & FilmContent>;
  if (typeof file.src === 'string') return findFileFaults({ ...file, src: file.src }, media, path);
  return Object.entries(value).flatMap(([name, part]) =>
    findMediaFaults(part, media, path ? `${path}.${name}` : name),
  );
}

function findFileFaults(
  file: Partial<LibraryPicture & FilmContent> & { src: string },
  media: ContentMedia | null,
  path: string,
): Finding[] {
  const { src, alt, poster, captions, isSilent } = file;
  const addresses = [src, poster, captions].filter((address) => address !== undefined);
  const isMissing = media !== null && addresses.some((address) => !Object.hasOwn(media, address));
  const ofAlternative = toPlace(`${path}.alt`);
  return [
    ...toFindings(toPlace(path), [
      [isMissing, 'missingMedium', 'Un fichier n’est plus dans la médiathèque'],
      [isSilent === false && !captions, 'noCaptions', 'La vidéo n’a pas de sous-titres'],
    ]),
    ...toFindings(ofAlternative, [
      [alt === null, 'noPictureAlternative', 'Une image n’a pas de texte alternatif'],
    ]),
    ...(alt ? findAlternativeFaults(alt, ofAlternative) : []),
  ];
}

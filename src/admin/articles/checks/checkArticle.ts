import type { Checked } from '#admin/checks/finding.ts';
import type { SiteChange } from '#admin/checks/siteChange.ts';
import { unlessAborted } from '#admin/checks/unlessAborted.ts';
import { paths } from '#paths.ts';
import { fetchLinkedArticles } from '#data/articles/linkedArticles.queries.ts';
import { type CheckedField, type CheckedText, type Finding, toFinding } from './finding.ts';
import { findFaults, inOrder } from './findFaults.ts';
import { linkedOnSite } from './links.ts';
import type { PageFault, PageOfArticle, PublicSite } from './publicSite.ts';
import { type MarkdownText, findRange, readMarkdown } from './readMarkdown.ts';

/** What came of checking an article. */
export type CheckResult = Checked<CheckedField> & {
  /** What was checked. */
  text: CheckedText;
};

/**
 * Checks an article: its texts, where its links lead, and its page. Never rejects: what fails, or isn't
 * done when `signal` is aborted, is named as missed. Without a site, there are no pages to look at.
 */
export async function checkArticle(
  page: PageOfArticle,
  loadSite: (() => Promise<PublicSite>) | null,
  signal: AbortSignal,
): Promise<CheckResult> {
  const inTime = <Value>(work: Promise<Value>) => unlessAborted(work, signal).catch(() => null);
  const site = loadSite && (await inTime(loadSite()));
  const origins = [...(site?.origins ?? []), location.origin];
  const content = readMarkdown(page.content);
  const linked = linkedOnSite(content, origins);
  const [articles, deadPaths, faults] = await Promise.all([
    inTime(findLinkedArticles(linked.slugs, site?.change)),
    inTime(findDeadPaths(linked.paths, site)),
    site ? inTime(site.inspect(page, signal)) : null,
  ]);
  const findings = findFaults(page, { origins, hasPage: (path) => !deadPaths?.has(path), articles });
  const onPage = (faults ?? [])
    .map((fault) => findingOnPage(fault, content))
    // Its address is already a finding.
    .filter((found) => found.rule !== 'brokenPicture' || !findings.some((known) => isWithin(known, found)));
  return {
    text: page,
    findings: inOrder([...findings, ...onPage]),
    missed: [
      ...(articles && deadPaths ? [] : ['links' as const]),
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

function findingOnPage({ rule, field, block, message }: PageFault, { root }: MarkdownText): Finding {
  const node =
    block === null ? undefined : root.children.filter(({ type }) => !withoutElement.has(type))[block];
  return toFinding(rule, { field, range: node ? findRange(node) : null }, message);
}

/** Whether an error stands where another finding does, or in it. */
const isWithin = ({ severity, field, range }: Finding, { field: other, range: around }: Finding) =>
  severity === 'error' &&
  field === other &&
  (!range || !around || (range.start >= around.start && range.end <= around.end));

import { isOnSite } from '#documents/data/documentKey.ts';
import { CHECK_LIMIT, type Checked, type Finding, toFinding } from '#documents/admin/checks/finding.ts';
import { checkDocument, findPartLabel } from '#documents/admin/checks/checkDocument.ts';
import { describeDocument } from '#documents/admin/describeDocument.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import type { ReleaseDocument } from '#features/releases/data/release.queries.ts';
import type { ReleaseText } from '#features/releases/data/releaseText.queries.ts';
import { type Facts, getFacts } from '#site/settings/facts.ts';
import { kindOf } from '#documents/admin/kinds.ts';
import { use } from 'react';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { type Desk, useDesk } from './desk.ts';
import { changeSite, type PublicSite, PublicSiteContext, type SiteChange } from './publicSite.ts';

/** A document of a release with its texts. */
export type CheckedPart = Pick<ReleaseDocument, 'document' | 'title' | 'withdraws'> & {
  text: ReleaseText;
};

/** What the checks need beside the documents. */
export type CheckContext = {
  loadSite: (() => Promise<PublicSite>) | null;
  facts: Facts;
  desk: Desk;
  /** When all documents together have taken too long. */
  limit?: AbortSignal;
  /** Receives how many are done. */
  onProgress?: (done: number) => void;
};

/** What came of checking a release: the field of a finding names its document too (`toField`). */
export type CheckedRelease = Checked & { labels: ReadonlyMap<string, string> };

/** What nobody can wait for any longer who publishes, however many documents there are: a minute. */
export const limitOfPublishing = () => AbortSignal.timeout(60_000);

/** A field of a document among all those of a release. No key has a blank. */
const toField = (document: string, field = '') => `${document} ${field}`;

/** The document that a field is of. */
export const findDocument = (field: string) => field.slice(0, field.indexOf(' '));

/**
 * Checks all that a release brings, with the checks of each editor, as the site will be with it: what it brings can be linked to,
 * what it takes away can't. One document after the other, for each has its page drawn. Never rejects.
 */
async function checkRelease(parts: readonly CheckedPart[], context: CheckContext): Promise<CheckedRelease> {
  const { limit, onProgress } = context;
  const change = findChange(parts);
  const labels = new Map<string, string>();
  const found: Checked[] = [];
  for (const part of parts) {
    const name = nameDocument(part.document, part.title);
    labels.set(toField(part.document), name);
    const { findings, missed, getLabel } = await checkPart(
      part,
      change,
      context,
      AbortSignal.any([...(limit ? [limit] : []), AbortSignal.timeout(CHECK_LIMIT)]),
    );
    found.push({
      findings: findings.map((finding) => {
        const field = toField(part.document, finding.field);
        const label = finding.field && getLabel(finding.field);
        labels.set(field, label ? `${name} · ${label}` : name);
        return { ...finding, field };
      }),
      missed,
    });
    onProgress?.(found.length);
  }
  return {
    labels,
    // Errors first, in the order of the documents.
    findings: found
      .flatMap(({ findings }) => findings)
      .toSorted((one, other) => Number(one.severity === 'advice') - Number(other.severity === 'advice')),
    missed: [...new Set(found.flatMap(({ missed }) => missed))],
  };
}

type CheckedOne = Checked & { getLabel: (field: string) => string };

async function checkPart(
  part: CheckedPart,
  change: SiteChange,
  context: CheckContext,
  signal: AbortSignal,
): Promise<CheckedOne> {
  const { document, withdraws, text } = part;
  if (withdraws) return only();
  const section = kindOf(document).describe(document, { online: text.online, pending: text.next });
  // When it was saved doesn't matter: nobody sees it.
  const next =
    section && describeDocument(section).read({ value: text.next, saved_at: new Date().toISOString() });
  const read = section?.schema.safeParse(next);
  if (!section || !read?.success) {
    return only(toFinding('unfitContent', whole, 'Ce contenu ne correspond plus à la forme de la section'));
  }
  // An internal setting has no page.
  const loadSite = isOnSite(document) ? laidOver(context.loadSite, change) : null;
  const value = read.data;
  const facts = section.hasFacts ? context.facts : {};
  const checked = await checkDocument({ section, value, facts, desk: context.desk }, loadSite, signal);
  return { ...checked, getLabel: (field) => findPartLabel(section, value, field) };
}

const whole = { field: '', range: null };

const only = (...findings: Finding[]): CheckedOne => ({ findings, missed: [], getLabel: () => '' });

const laidOver = (load: CheckContext['loadSite'], change: SiteChange) =>
  load && (async () => changeSite(await load(), change));

/** The addresses that a release brings and takes away. */
function findChange(parts: readonly CheckedPart[]): SiteChange {
  const arriving = new Set<string>();
  const leaving = new Set<string>();
  for (const { document, withdraws, text } of parts) {
    const [online, next] = [toPath(parts, document, text?.online), toPath(parts, document, text?.next)];
    if (withdraws && online) leaving.add(online);
    if (!withdraws && next) arriving.add(next);
  }
  return { arriving, leaving };
}

/** Where visitors read a document that has an address of its own; of an episode, where its show comes with it. */
function toPath(parts: readonly CheckedPart[], document: string, value: unknown) {
  const { slug, show } = (value ?? {}) as { slug?: string; show?: string };
  if (!slug) return null;
  const { text } = parts.find((part) => part.document === show) ?? {};
  return kindOf(document).toPath(document, slug, (text?.next as { slug?: string } | null | undefined)?.slug);
}

/** What waits of a document, as a release would bring it. */
export const toCheckedPart = ({
  document,
  pending,
  online,
}: Pick<DocumentState, 'document' | 'pending' | 'online'>): CheckedPart => ({
  document,
  title: null,
  withdraws: false,
  text: { online, next: pending },
});

/** Checks documents as if a release were to publish them. */
export function useCheckOfParts() {
  const loadSite = use(PublicSiteContext);
  const facts = getFacts(usePublishedSettings());
  const desk = useDesk();
  return (parts: readonly CheckedPart[], options?: Pick<CheckContext, 'limit' | 'onProgress'>) =>
    checkRelease(parts, { loadSite, facts, desk, ...(options ?? { limit: limitOfPublishing() }) });
}

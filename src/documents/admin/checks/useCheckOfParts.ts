import { use } from 'react';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { getFacts } from '#site/settings/facts.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { type CheckContext, type CheckedPart, checkRelease, limitOfPublishing } from './checkRelease.ts';
import { useDesk } from './desk.ts';
import { PublicSiteContext } from './publicSite.ts';

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

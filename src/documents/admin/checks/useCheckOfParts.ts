import { use } from 'react';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { getFacts } from '#site/settings/facts.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { checkRelease } from './checkRelease.ts';
import { useDesk } from './desk.ts';
import { timeouts } from './finding.ts';
import { PublicSiteContext } from './publicSite.ts';

/** Milliseconds that the checks of all parts may take together before a publication. */
const MOST_WHILE_PUBLISHING = 10_000;

/** Checks the pending texts of documents as if a release were to publish them. */
export function useCheckOfParts() {
  const loadSite = use(PublicSiteContext);
  const facts = getFacts(usePublishedSettings());
  const desk = useDesk();
  const getSignal = () =>
    AbortSignal.any([AbortSignal.timeout(MOST_WHILE_PUBLISHING), AbortSignal.timeout(timeouts.publishing)]);
  return (parts: readonly Pick<DocumentState, 'document' | 'pending' | 'online'>[]) =>
    checkRelease(
      parts.map(({ document, pending, online }) => ({
        document,
        title: null,
        withdraws: false,
        text: { online, next: pending },
      })),
      { loadSite, facts, desk, getSignal, onProgress: () => undefined },
    );
}

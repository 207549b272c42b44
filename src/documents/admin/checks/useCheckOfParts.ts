import { use } from 'react';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { getFacts } from '#site/settings/facts.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { checkRelease, limitOfPublishing } from './checkRelease.ts';
import { useDesk } from './desk.ts';
import { PublicSiteContext } from './publicSite.ts';

/** Checks the pending texts of documents as if a release were to publish them. */
export function useCheckOfParts() {
  const loadSite = use(PublicSiteContext);
  const facts = getFacts(usePublishedSettings());
  const desk = useDesk();
  return (parts: readonly Pick<DocumentState, 'document' | 'pending' | 'online'>[]) =>
    checkRelease(
      parts.map(({ document, pending, online }) => ({
        document,
        title: null,
        withdraws: false,
        text: { online, next: pending },
      })),
      { loadSite, facts, desk, limit: limitOfPublishing() },
    );
}

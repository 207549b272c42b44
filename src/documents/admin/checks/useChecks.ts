import { isOnSite } from '#documents/data/documentKey.ts';
import { use, useRef, useState, useSyncExternalStore } from 'react';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { listChanges } from '#documents/data/shape.ts';
import { isDecision } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { getFacts } from '#site/settings/facts.ts';
import { toShape } from '../documentShape.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { checkDocument, type CheckedValue } from './checkDocument.ts';
import { useDesk } from './desk.ts';
import { CHECK_LIMIT } from './finding.ts';
import { PublicSiteContext } from './publicSite.ts';

type TextStore = Pick<DocumentStore<unknown>, 'subscribe' | 'state'>;

/** The checks of an opened document: where they stand, and a function that runs them on its text as it is then. */
export function useChecks(section: EditableSection, store: TextStore) {
  const site = use(PublicSiteContext);
  const settings = usePublishedSettings();
  const desk = useDesk();
  const lastRun = useRef(0);
  const [isRunning, setIsRunning] = useState(false);
  const [result, setResult] = useState<CheckedValue | null>(null);
  /** Le texte a changé depuis. */
  const isStale = useSyncExternalStore(
    store.subscribe,
    () => result !== null && isOtherText(section, result.value, store.state().text),
  );

  const check = async (): Promise<CheckedValue> => {
    lastRun.current += 1;
    const run = lastRun.current;
    setIsRunning(true);
    // An internal setting has no page.
    const loadSite = isOnSite(section.key) ? site : null;
    const facts = section.hasFacts ? getFacts(settings) : {};
    const found = await checkDocument(
      { section, value: store.state().text, facts, desk },
      loadSite,
      AbortSignal.timeout(CHECK_LIMIT),
    );
    // When two runs overlap, the later one is shown.
    if (run === lastRun.current) {
      setResult(found);
      setIsRunning(false);
    }
    return found;
  };

  return { isRunning, result, isStale, check };
}

const isOtherText = ({ schema }: EditableSection, checked: unknown, text: unknown) =>
  checked !== text && listChanges(toShape(schema), checked, text).some((path) => !isDecision(schema, path));

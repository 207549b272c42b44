import { use, useRef, useState } from 'react';
import { usePublishedSettings } from '#admin/documents/usePublishedSettings.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { getFacts } from '#site/settings/facts.ts';
import { checkContent, type CheckedValue } from './checkContent.ts';
import { ContentSiteContext } from './contentSite.ts';
import { useDesk } from './desk.ts';

/** The checks of an opened content: where they stand, and a function that runs them on a value that its schema takes. */
export function useContentChecks(section: EditableSection) {
  const site = use(ContentSiteContext);
  const settings = usePublishedSettings();
  const desk = useDesk();
  const lastRun = useRef(0);
  const [isRunning, setIsRunning] = useState(false);
  const [result, setResult] = useState<CheckedValue | null>(null);

  const check = async (milliseconds: number, value: unknown): Promise<CheckedValue> => {
    lastRun.current += 1;
    const run = lastRun.current;
    setIsRunning(true);
    // What no visitor reads has no page.
    const loadSite = section.key.startsWith('internal/') ? null : site;
    const found = await checkContent(
      { section, value, facts: getFacts(settings), desk },
      loadSite,
      AbortSignal.timeout(milliseconds),
    );
    // Of two at a time, the later one is shown.
    if (run === lastRun.current) {
      setResult(found);
      setIsRunning(false);
    }
    return found;
  };

  return { isRunning, result, check };
}

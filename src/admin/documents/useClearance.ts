import { useRef, useState } from 'react';
import { missedSentence } from '#admin/checks/ChecksCard/index.ts';
import { type Checked, timeouts } from '#admin/checks/finding.ts';
import { notices } from '#admin/shell/notices.ts';
import type { SaveDetails, SaveIntent } from '#data/documents/documentKind.ts';
import { useToast } from '#design-system/components/Toast';

/** A publication whose checks found errors: it waits for a reason. */
type Blocked<Result> = { intent: SaveIntent; details: SaveDetails; result: Result };

/**
 * Checks what is about to be published, and holds it when there are errors. What can't be checked is let pass. `blocked` is
 * what waits for a reason; `release` gives it up.
 */
export function useClearance<Result extends Checked>(check: (milliseconds: number) => Promise<Result>) {
  const showToast = useToast();
  const isClearing = useRef(false);
  const [isBeingCleared, setIsBeingCleared] = useState(false);
  const [blocked, setBlocked] = useState<Blocked<Result> | null>(null);

  /** Resolves with whether it may go out; the second press of a double click asks for nothing new. */
  const clear = async (intent: SaveIntent, details: SaveDetails): Promise<boolean> => {
    if (isClearing.current) return false;
    const setClearing = (isNow: boolean) => {
      isClearing.current = isNow;
      setIsBeingCleared(isNow);
    };
    setClearing(true);
    const result = await check(timeouts.publishing).finally(() => setClearing(false));
    if (result.missed.length > 0) showToast(notices.checksIncomplete(missedSentence(result.missed)));
    const hasErrors = result.findings.some(({ severity }) => severity === 'error');
    if (hasErrors) setBlocked({ intent, details, result });
    return !hasErrors;
  };

  return { clear, isBeingCleared, blocked, release: () => setBlocked(null) };
}

import { useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { findOrigin } from '#features/requests/data/findOrigin.ts';
import type { Record } from '#features/statistics/data/recordVisit.ts';
import {
  budgetBounds,
  calculateRoi,
  horizonBounds,
  type RoiInputs,
  type RoiResult,
} from '#features/requests/data/roi.ts';

/** How long a calculation takes, in ms (product: calculator result). */
const CALCULATING = 1500;

export type RoiPhase =
  | { name: 'idle' }
  | { name: 'calculating' }
  /** `id` tells one result from the next, so that each counts up. */
  | { name: 'done'; id: number; inputs: RoiInputs; result: RoiResult };

type RoiDraft = Partial<RoiInputs> & Pick<RoiInputs, 'budget' | 'horizon'>;

const isComplete = (draft: RoiDraft): draft is RoiInputs =>
  Boolean(draft.service && draft.size && draft.sector);

/** Answers, phase and button of the calculator: idle, then calculating for 1.5 s, then done. */
export function useRoiCalculation() {
  const [draft, setDraft] = useState<RoiDraft>({
    budget: budgetBounds.initial,
    horizon: horizonBounds.initial,
  });
  const [phase, setPhase] = useState<RoiPhase>({ name: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  // None outside of the site’s layout.
  const record = useOutletContext<Record | null>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const results = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The button was disabled while it calculated, and a disabled button drops the focus.
    if (phase.name === 'done' && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [phase]);

  const isReady = isComplete(draft);
  const change = (name: keyof RoiInputs, value: string | number) =>
    setDraft((current) => ({ ...current, [name]: value }));
  const calculate = () => {
    if (!isComplete(draft) || phase.name === 'calculating') return;
    setPhase({ name: 'calculating' });
    record?.('calculation', { campaign: findOrigin().campaign });
    timer.current = setTimeout(() => {
      results.current += 1;
      setPhase({ name: 'done', id: results.current, inputs: draft, result: calculateRoi(draft) });
    }, CALCULATING);
  };

  return { draft, change, phase, isReady, calculate, button };
}

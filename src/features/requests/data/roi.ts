import { formatWhole } from '../../../data/formats.ts';

/** Rules of the return-on-investment calculator (product: the calculator); `private.check_estimate` has the same in the database. */

export const serviceMultipliers = { podcast: 1.8, video: 2.2, marketing: 2.5, complete: 3.1 } as const;
export const sizeMultipliers = { startup: 1.2, sme: 1.0, corporate: 0.8 } as const;
export const sectorMultipliers = { tech: 1.3, health: 1.1, finance: 1.0, retail: 1.2, other: 1.0 } as const;

/** Bounds of the sliders, in dollars and in months. */
export const budgetBounds = { min: 5000, max: 100_000, step: 2500, initial: 10_000 } as const;
export const horizonBounds = { min: 3, max: 24, step: 1, initial: 6 } as const;

export interface RoiInputs {
  service: keyof typeof serviceMultipliers;
  size: keyof typeof sizeMultipliers;
  sector: keyof typeof sectorMultipliers;
  /** Dollars. */
  budget: number;
  /** Months. */
  horizon: number;
}

/** In dollars, but for `roi`, which is per cent, and `paybackTime`, in months, at least one. */
export type RoiResult = ReturnType<typeof calculateRoi>;

export function calculateRoi({ service, size, sector, budget, horizon }: RoiInputs) {
  const multiplier = serviceMultipliers[service] * sizeMultipliers[size] * sectorMultipliers[sector];
  const expectedReturn = budget * multiplier * (horizon / 6);
  return {
    investment: budget,
    expectedReturn,
    roi: ((expectedReturn - budget) / budget) * 100,
    paybackTime: Math.max(1, Math.round(6 / multiplier)),
    yearlyBenefit: expectedReturn * (12 / horizon),
  };
}

/** « 10 000 $ ». */
export const formatCurrency = (dollars: number) => `${formatWhole(dollars)}\u00A0$`;

/** « 180 % ». */
export const formatPercent = (percent: number) => `${formatWhole(percent)}\u00A0%`;

/** « 6 mois ». */
export const formatMonths = (months: number) => `${formatWhole(months)}\u00A0mois`;
/** Colour of a return, in per cent. */
export function roiColour(roi: number): 'green' | 'blue' | 'orange' | 'red' {
  if (roi >= 200) return 'green';
  if (roi >= 100) return 'blue';
  return roi >= 50 ? 'orange' : 'red';
}

/** Figures count up from zero to their final value in 51 steps, the first of which is zero. */
export const countUp = { steps: 51, interval: 30 } as const;

/** What a figure shows at a step of the count-up, from 0 to 50. */
export const countedUp = (final: number, step: number) => (final * step) / (countUp.steps - 1);

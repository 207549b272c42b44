import { describe, expect, it } from 'vitest';
import {
  budgetBounds,
  calculateRoi,
  countedUp,
  countUp,
  formatCurrency,
  formatMonths,
  formatPercent,
  horizonBounds,
  roiColour,
  sectorMultipliers,
  serviceMultipliers,
  sizeMultipliers,
} from '#features/requests/data/roi.ts';

describe('le calculateur de retour sur investissement', () => {
  it('a les multiplicateurs et les bornes de la spécification', () => {
    expect(serviceMultipliers).toEqual({ podcast: 1.8, video: 2.2, marketing: 2.5, complete: 3.1 });
    expect(sizeMultipliers).toEqual({ startup: 1.2, sme: 1, corporate: 0.8 });
    expect(sectorMultipliers).toEqual({ tech: 1.3, health: 1.1, finance: 1, retail: 1.2, other: 1 });
    expect(budgetBounds).toEqual({ min: 5000, max: 100_000, step: 2500, initial: 10_000 });
    expect(horizonBounds).toEqual({ min: 3, max: 24, step: 1, initial: 6 });
    expect(countUp).toEqual({ steps: 51, interval: 30 });
  });

  it('multiplie le budget par le service, la taille, le secteur et l’horizon', () => {
    const result = calculateRoi({
      service: 'podcast',
      size: 'startup',
      sector: 'tech',
      budget: 10_000,
      horizon: 12,
    });
    expect(result.investment).toBe(10_000);
    expect(result.expectedReturn).toBeCloseTo(56_160);
    expect(result.roi).toBeCloseTo(461.6);
    expect(result.paybackTime).toBe(2);
    expect(result.yearlyBenefit).toBeCloseTo(56_160);
  });

  it('rapporte le bénéfice à une année, quel que soit l’horizon', () => {
    const inputs = { service: 'video', size: 'sme', sector: 'other', budget: 10_000 } as const;
    expect(calculateRoi({ ...inputs, horizon: 3 }).yearlyBenefit).toBeCloseTo(44_000);
    expect(calculateRoi({ ...inputs, horizon: 24 }).yearlyBenefit).toBeCloseTo(44_000);
  });

  it('peut perdre de l’argent sur un horizon court', () => {
    const { roi, paybackTime } = calculateRoi({
      service: 'podcast',
      size: 'corporate',
      sector: 'finance',
      budget: 5000,
      horizon: 3,
    });
    expect(roi).toBeCloseTo(-28);
    expect(paybackTime).toBe(4);
  });

  it('ne promet jamais un délai de moins d’un mois', () => {
    const delays = Object.keys(serviceMultipliers).map(
      (service) =>
        calculateRoi({
          service: service as keyof typeof serviceMultipliers,
          size: 'startup',
          sector: 'tech',
          budget: 5000,
          horizon: 24,
        }).paybackTime,
    );
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [200, 'green'],
    [199.9, 'blue'],
    [199.5, 'blue'],
    [100, 'blue'],
    [99.9, 'orange'],
    [50, 'orange'],
    [49.9, 'red'],
    [49.5, 'red'],
    [-20, 'red'],
  ])('colore un retour de %d %% en %s', (roi, colour) => {
    expect(roiColour(roi)).toBe(colour);
  });

  it('compte de zéro à la valeur finale', () => {
    expect([0, 25, 50].map((step) => countedUp(200, step))).toEqual([0, 100, 200]);
  });

  it('écrit les montants en dollars canadiens sans décimales', () => {
    expect(formatCurrency(56_160.4)).toBe('56\u00A0160\u00A0$');
    expect(formatPercent(461.6)).toBe('462\u00A0%');
    expect([0.4, 0.5, 461.5].map(formatPercent)).toEqual(['0\u00A0%', '1\u00A0%', '462\u00A0%']);
    expect(formatMonths(6)).toBe('6\u00A0mois');
  });
});

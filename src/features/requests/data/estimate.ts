import {
  calculateRoi,
  formatCurrency,
  formatMonths,
  formatPercent,
  type RoiInputs,
  type RoiResult,
} from './roi.ts';

/** What the calculator was answered and what it gave, as it stands in a lead: whole dollars, months and per cent. */
export type Estimate = RoiInputs & Omit<RoiResult, 'investment'>;

export function toEstimate({ service, size, sector, budget, horizon }: RoiInputs): Estimate {
  const inputs = { service, size, sector, budget, horizon };
  const { expectedReturn, roi, paybackTime, yearlyBenefit } = calculateRoi(inputs);
  return {
    ...inputs,
    expectedReturn: Math.round(expectedReturn),
    roi: Math.round(roi),
    paybackTime,
    yearlyBenefit: Math.round(yearlyBenefit),
  };
}

const services = {
  podcast: 'Production Podcast',
  video: 'Vidéo Corporate',
  marketing: 'Marketing Digital',
  complete: 'Solution Complète',
} as const satisfies Record<RoiInputs['service'], string>;

const sizes = {
  startup: 'Startup/PME',
  sme: 'Entreprise Moyenne',
  corporate: 'Grande Entreprise',
} as const satisfies Record<RoiInputs['size'], string>;

const sectors = {
  tech: 'Technologie',
  health: 'Santé',
  finance: 'Finance',
  retail: 'Commerce de détail',
  other: 'Autre secteur',
} as const satisfies Record<RoiInputs['sector'], string>;

/** An estimate in words, one line a figure: for the contact form, the printed page, the e-mail and the back-office. */
export const describeEstimate = (estimate: Estimate): { label: string; value: string }[] => [
  { label: 'Type de service', value: services[estimate.service] },
  { label: 'Taille de l’entreprise', value: sizes[estimate.size] },
  { label: 'Secteur', value: sectors[estimate.sector] },
  { label: 'Budget', value: formatCurrency(estimate.budget) },
  { label: 'Horizon', value: formatMonths(estimate.horizon) },
  { label: 'Retour attendu', value: formatCurrency(estimate.expectedReturn) },
  { label: 'Rendement', value: formatPercent(estimate.roi) },
  { label: 'Récupération', value: formatMonths(estimate.paybackTime) },
  { label: 'Bénéfice annuel', value: formatCurrency(estimate.yearlyBenefit) },
];

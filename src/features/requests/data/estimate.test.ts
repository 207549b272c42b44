import { expect, it } from 'vitest';
import { describeEstimate, toEstimate } from './estimate.ts';
import { estimateCases } from './testing/estimateCases.ts';

it.each(estimateCases)('estimates $service, $size, $sector, $budget, $horizon', (estimate) => {
  expect(toEstimate(estimate)).toEqual(estimate);
});

it('takes from the answers what a lead has, and nothing else', () => {
  const [estimate] = estimateCases;
  if (!estimate) throw new Error('No case.');
  expect(Object.keys(toEstimate(Object.assign({ note: 'x' }, estimate)))).toEqual(Object.keys(estimate));
});

it('says an estimate in words', () => {
  const [estimate] = estimateCases;
  if (!estimate) throw new Error('No case.');
  expect(describeEstimate(estimate).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Type de service: Production Podcast',
    'Taille de l’entreprise: Startup/PME',
    'Secteur: Technologie',
    'Budget: 10\u00A0000\u00A0$',
    'Horizon: 12\u00A0mois',
    'Retour attendu: 56\u00A0160\u00A0$',
    'Rendement: 462\u00A0%',
    'Récupération: 2\u00A0mois',
    'Bénéfice annuel: 56\u00A0160\u00A0$',
  ]);
});

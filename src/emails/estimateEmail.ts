import { formatWhole } from '../data/formats.ts';
import { paths } from '../paths.ts';
import { type Email, writeEmail } from './email.ts';
import { whyThisEmail } from './whyThisEmail.ts';

/** What the calculator was given and what it found, as `leads.estimate` has it. */
export type EstimateFigures = {
  service: string;
  size: string;
  sector: string;
  /** Dollars. */
  budget: number;
  /** Months. */
  horizon: number;
  /** Dollars. */
  expectedReturn: number;
  /** Per cent. */
  roi: number;
  /** Months. */
  paybackTime: number;
  /** Dollars. */
  yearlyBenefit: number;
};

/** The choices of the calculator (product 4), as the code names them. */
const names = new Map(
  Object.entries({
    podcast: 'Production Podcast',
    video: 'Vidéo Corporate',
    marketing: 'Marketing Digital',
    complete: 'Solution Complète',
    startup: 'Startup/PME',
    sme: 'Entreprise Moyenne',
    corporate: 'Grande Entreprise',
    tech: 'Technologie',
    health: 'Santé',
    finance: 'Finance',
    retail: 'Commerce de détail',
    other: 'Autre secteur',
  }),
);

const dollars = (amount: number) => `${formatWhole(amount)}\u00A0$`;
const months = (count: number) => `${formatWhole(count)}\u00A0mois`;

/** The figures as an e-mail lists them. */
export const estimateFacts = (figures: EstimateFigures) => [
  { label: 'Service estimé', value: names.get(figures.service) ?? figures.service },
  { label: 'Taille', value: names.get(figures.size) ?? figures.size },
  { label: 'Secteur', value: names.get(figures.sector) ?? figures.sector },
  { label: 'Budget', value: dollars(figures.budget) },
  { label: 'Horizon', value: months(figures.horizon) },
  { label: 'Retour attendu', value: dollars(figures.expectedReturn) },
  { label: 'Rendement', value: `${formatWhole(figures.roi)}\u00A0%` },
  { label: 'Récupération', value: months(figures.paybackTime) },
  { label: 'Bénéfice annuel', value: dollars(figures.yearlyBenefit) },
];

/** To whoever asked for the figures of the calculator. */
export const estimateEmail = (figures: EstimateFigures, siteUrl: string): Email =>
  writeEmail({
    subject: 'Votre estimation',
    preheader: `Un retour attendu de ${dollars(figures.expectedReturn)}.`,
    title: 'Voici votre estimation',
    paragraphs: [
      'Vous avez demandé à recevoir le résultat du calculateur. C’est un ordre de grandeur, tiré des résultats moyens de nos projets\u00A0: une soumission précisera les chiffres.',
      'La suite\u00A0: une personne de l’équipe lit votre demande et vous répond à cette adresse. Vous pouvez aussi répondre à ce courriel.',
    ],
    facts: estimateFacts(figures),
    action: { label: 'Voir nos services', url: `${siteUrl}${paths.services}` },
    closing: whyThisEmail('votre demande d’estimation', siteUrl),
  });

import { paths } from '#paths.ts';
import type { RoiCalculatorContent } from './roiCalculator.section.ts';

export const roiCalculatorContent = {
  eyebrow: 'Calculateur de ROI',
  title: 'Calculez votre retour avant d’investir',
  lead: 'Trois réponses, un budget, un horizon : voici l’ordre de grandeur que nous défendrons devant votre direction.',
  services: [
    { value: 'podcast', label: 'Production Podcast' },
    { value: 'video', label: 'Vidéo Corporate' },
    { value: 'marketing', label: 'Marketing Digital' },
    { value: 'complete', label: 'Solution Complète' },
  ],
  sizes: [
    { value: 'startup', label: 'Startup/PME' },
    { value: 'sme', label: 'Entreprise Moyenne' },
    { value: 'corporate', label: 'Grande Entreprise' },
  ],
  sectors: [
    { value: 'tech', label: 'Technologie' },
    { value: 'health', label: 'Santé' },
    { value: 'finance', label: 'Finance' },
    { value: 'retail', label: 'Commerce de détail' },
    { value: 'other', label: 'Autre secteur' },
  ],
  hint: 'Choisissez un service, une taille et un secteur. Le résultat s’affiche ici.',
  caveat: 'Estimation tirée des résultats moyens de nos projets. Votre soumission précisera les chiffres.',
  action: { label: 'Valider ces chiffres avec nous', to: paths.contact },
} satisfies RoiCalculatorContent;

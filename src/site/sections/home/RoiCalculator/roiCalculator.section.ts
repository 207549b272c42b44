import type { z } from 'zod';
import { group, line, link, list, text } from '#documents/contents/fields.ts';
import { choice } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

const services = {
  podcast: 'Podcast',
  video: 'Vidéo',
  marketing: 'Marketing',
  complete: 'Solution complète',
};
const sizes = { startup: 'Petite', sme: 'Moyenne', corporate: 'Grande' };
const sectors = {
  tech: 'Technologie',
  health: 'Santé',
  finance: 'Finance',
  retail: 'Commerce',
  other: 'Autre',
};

const choices = <Value extends string>(label: string, values: Readonly<Record<Value, string>>) =>
  list(
    label,
    group('Choix', { value: choice('Ce que c’est pour le calcul', values), label: line('Nom', 40) }),
    {
      min: Object.keys(values).length,
      max: Object.keys(values).length,
      toKey: ({ value }) => value,
    },
  );

export const roiCalculatorSchema = group('Calculateur', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  services: choices('Types de service', services),
  sizes: choices('Tailles d’entreprise', sizes),
  sectors: choices('Secteurs', sectors),
  hint: text('Invitation à remplir', 140),
  caveat: text('Ce que valent les chiffres', 180),
  action: group('Lien', { label: line('Texte', 40), to: link() }),
});

/** What the calculator asks and says (product: the calculator): what a choice stands for is the code's. */
export type RoiCalculatorContent = z.infer<typeof roiCalculatorSchema>;

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

export default describeSection({
  key: 'home/roiCalculator',
  title: 'Calculateur',
  order: 6,
  schema: roiCalculatorSchema,
  content: roiCalculatorContent,
});

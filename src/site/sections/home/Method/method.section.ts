import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const methodSchema = group('Méthode', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  steps: list(
    'Étapes',
    group('Étape', {
      id: identifier(),
      title: line('Titre', 40),
      subtitle: line('Sous-titre', 30),
      description: text('Description', 160),
      duration: line('Durée', 20),
      deliverables: lines('Livrables', { min: 1, max: 6, length: 50, item: 'Livrable' }),
      metrics: group('Résultats', { success: line('Réussite', 8), projects: line('Projets', 8) }),
    }),
    { min: 4, max: 4 },
  ),
});

/** What the four steps of the method say (product: method). */
export type MethodContent = z.infer<typeof methodSchema>;

export const methodContent = {
  eyebrow: 'Notre méthode',
  title: 'Quatre étapes, aucune surprise',
  lead: 'Vous savez toujours où nous en sommes, ce que vous recevez et quand. Le prix est fixé avant la première prise.',
  steps: [
    {
      id: 'decouverte',
      title: 'Découverte & Stratégie',
      subtitle: 'Écouter d’abord',
      description:
        'Nous rencontrons vos gens et vos clients, puis nous écrivons ce que vous avez à dire, et à qui.',
      duration: '1-2 semaines',
      deliverables: [
        'Compte rendu d’entrevues',
        'Portrait de votre auditoire',
        'Message en une phrase',
        'Budget et échéancier fermes',
      ],
      metrics: { success: '98 %', projects: '150+' },
    },
    {
      id: 'creation',
      title: 'Création & Conception',
      subtitle: 'Trouver le ton',
      description: 'Nous écrivons, dessinons et essayons à voix haute jusqu’à ce que cela vous ressemble.',
      duration: '2-3 semaines',
      deliverables: [
        'Scénarios ou plans d’épisodes',
        'Identité sonore et visuelle',
        'Épisode ou scène d’essai',
        'Calendrier de production',
      ],
      metrics: { success: '97 %', projects: '140+' },
    },
    {
      id: 'production',
      title: 'Production & Réalisation',
      subtitle: 'Enregistrer',
      description:
        'En studio ou chez vous, nous dirigeons la prise, puis nous montons, mixons et étalonnons.',
      duration: '3-4 semaines',
      deliverables: [
        'Prises dirigées en studio',
        'Montage et mixage',
        'Deux rondes de corrections',
        'Fichiers prêts à diffuser',
      ],
      metrics: { success: '96 %', projects: '135+' },
    },
    {
      id: 'lancement',
      title: 'Lancement & Optimisation',
      subtitle: 'Faire porter',
      description: 'Nous publions, relançons, mesurons, et ajustons ce qui mérite de l’être.',
      duration: '1-2 semaines',
      deliverables: [
        'Mise en ligne partout',
        'Campagne de lancement',
        'Tableau de bord partagé',
        'Bilan et prochaines actions',
      ],
      metrics: { success: '95 %', projects: '120+' },
    },
  ],
} satisfies MethodContent;

export default describeSection({
  key: 'home/method',
  title: 'Méthode',
  order: 4,
  schema: methodSchema,
  content: methodContent,
});

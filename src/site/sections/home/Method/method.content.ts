import type { MethodContent } from './method.section.ts';

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

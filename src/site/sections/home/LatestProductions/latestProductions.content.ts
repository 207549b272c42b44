import type { LatestProductionsContent } from './latestProductions.section.ts';

export const latestProductionsContent = {
  eyebrow: 'Dernières productions',
  title: 'Tout juste sortis du studio',
  lead: 'Trois balados que nous produisons de bout en bout, et quatre formations pour prendre le micro à votre tour.',
  episodes: [
    {
      id: 'releve-24',
      title: 'Recruter quand personne ne postule',
      episode: 'La Relève, épisode 24',
      duration: '42 min',
      date: '2026-11-12',
      description:
        'Trois dirigeantes de Chaudière-Appalaches racontent comment elles ont rempli leurs équipes sans publier une seule offre d’emploi.',
      image: 'shore',
    },
    {
      id: 'bilan-11',
      title: 'Ce que les chiffres ne disent pas',
      episode: 'Bilan, épisode 11',
      duration: '31 min',
      date: '2026-11-04',
      description: 'Une comptable et un entraîneur parlent d’argent sans détour.',
      image: 'dusk',
    },
    {
      id: 'quart-7',
      title: 'Trois heures du matin, à l’urgence',
      episode: 'Quart de nuit, épisode 7',
      duration: '27 min',
      date: '2026-10-28',
      description: 'Des soignants de Québec se confient, quand la ville dort.',
      image: 'tide',
    },
  ],
  trainings: {
    eyebrow: 'Formations',
    title: 'Prenez le micro',
    linkLabel: 'Voir toutes les formations',
  },
  next: { text: 'Votre émission est la prochaine?', linkLabel: 'Démarrer un projet' },
} satisfies LatestProductionsContent;

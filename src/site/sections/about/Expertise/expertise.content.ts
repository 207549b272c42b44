import { paths } from '#paths.ts';
import type { ExpertiseContent } from './expertise.section.ts';

export const expertiseContent = {
  title: 'Nos expertises',
  lead: 'Quatre équipes qui se parlent, pour que votre message ne change pas de ton en changeant de média.',
  areas: [
    {
      id: 'audiovisual',
      icon: 'audio-lines',
      title: 'Production audiovisuelle',
      skills: ['Balado', 'Vidéo corporative', 'Captation en direct', 'Location de studios'],
      to: paths.audiovisual,
    },
    {
      id: 'visibility',
      icon: 'megaphone',
      title: 'Communication et visibilité',
      skills: ['Création visuelle', 'Rédaction', 'Événements', 'Médias sociaux'],
      to: paths.communication,
    },
    {
      id: 'training',
      icon: 'graduation-cap',
      title: 'Formation en communication',
      skills: ['Art oratoire', 'Media training', 'Communication de crise', 'Coaching individuel'],
      to: paths.training,
    },
    {
      id: 'strategy',
      icon: 'compass',
      title: 'Stratégie et accompagnement',
      skills: ['Positionnement', 'Plan de communication', 'Préparation de dirigeants', 'Influence'],
      to: paths.strategy,
    },
  ],
  link: { label: 'Voir tous nos services', to: paths.services },
} satisfies ExpertiseContent;

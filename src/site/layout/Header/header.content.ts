import { paths } from '#paths.ts';
import type { HeaderContent } from './header.section.ts';

/** Product 2.1 and 2.3. */
export const headerContent = {
  links: [
    { label: 'Accueil', to: paths.home },
    { label: 'À propos', to: paths.about },
    { label: 'Services', to: paths.services },
    { label: 'Formations', to: paths.formations },
    { label: 'Réalisations', to: paths.realizations },
    { label: 'Contact', to: paths.contact },
  ],
  services: [
    {
      label: 'Production audiovisuelle',
      to: paths.audiovisual,
      description: 'Balados, vidéo, captation et studios',
    },
    {
      label: 'Communication et visibilité',
      to: paths.communication,
      description: 'Image de marque, rédaction, événements',
    },
    {
      label: 'Formation et coaching',
      to: paths.training,
      description: 'Prise de parole, entrevues, coaching',
    },
    {
      label: 'Stratégie et accompagnement',
      to: paths.strategy,
      description: 'Positionnement, préparation, influence',
    },
    {
      label: 'Tous nos Services',
      to: paths.services,
      description: 'Comparez ce que nous faisons, et pour qui',
    },
  ],
  homeAction: 'Démarrer un projet',
  action: 'Lancer votre projet',
} satisfies HeaderContent;

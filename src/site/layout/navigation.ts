import { paths } from '#paths.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

/** Main navigation, in its order (product 2.1). */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Accueil', to: paths.home },
  { label: 'À propos', to: paths.about },
  { label: 'Services', to: paths.services },
  { label: 'Formations', to: paths.formations },
  { label: 'Réalisations', to: paths.realizations },
  { label: 'Contact', to: paths.contact },
];

export interface ServiceLink extends NavigationLink {
  description: string;
}

/** The five entries under « Services ». */
export const serviceLinks: readonly ServiceLink[] = [
  {
    label: 'Production audiovisuelle',
    to: paths.serviceAudiovisual,
    description: 'Balados, vidéo, captation et studios',
  },
  {
    label: 'Communication et visibilité',
    to: paths.serviceCommunication,
    description: 'Image de marque, rédaction, événements',
  },
  {
    label: 'Formation et coaching',
    to: paths.serviceTraining,
    description: 'Prise de parole, entrevues, coaching',
  },
  {
    label: 'Stratégie et accompagnement',
    to: paths.serviceStrategy,
    description: 'Positionnement, préparation, influence',
  },
  {
    label: 'Tous nos Services',
    to: paths.services,
    description: 'Comparez ce que nous faisons, et pour qui',
  },
];

/** Whether a link stands for the page on screen: its path starts the address, home matches only exactly (product 2.2). */
export const isActiveLink = (pathname: string, to: string) =>
  to === paths.home ? pathname === to : pathname.startsWith(to);

export type Placeholder = {
  /** Name of the module: title of the screen. */
  title: string;
  /** The button that the module will have, when it has one (product 6.5). */
  action?: string;
  /** What the module will do, and how to do without until then. */
  explanation: string;
};

/** The modules that don't exist yet (product 6.5), and what is true of each in the meantime. */
export const placeholders = {
  pages: {
    title: 'Pages',
    action: 'Nouvelle page',
    explanation:
      'Les pages du site ne se modifient pas encore ici. Leurs textes sont dans le code du site, que l’équipe technique met à jour.',
  },
  formations: {
    title: 'Formations',
    action: 'Nouvelle formation',
    explanation:
      'Le catalogue des formations ne se gère pas encore ici. Transmettez les nouvelles dates et les nouveaux prix à l’équipe technique.',
  },
  services: {
    title: 'Services',
    action: 'Nouveau service',
    explanation:
      'Les services présentés sur le site ne se gèrent pas encore ici. L’équipe technique les met à jour dans le code du site.',
  },
  users: {
    title: 'Utilisateurs',
    action: 'Inviter un utilisateur',
    explanation:
      'Personne ne peut être invité d’ici pour l’instant. Chacun crée son compte à la page de connexion, puis son rôle se change dans la base de données.',
  },
  analytics: {
    title: 'Statistiques',
    explanation:
      'Aucun chiffre n’est encore rassemblé ici. Les vues de chaque article se lisent dans la liste des articles.',
  },
  settings: {
    title: 'Paramètres',
    explanation:
      'Aucun réglage ne se change encore ici. Les coordonnées et les heures d’ouverture sont dans le code du site.',
  },
} as const satisfies Record<string, Placeholder>;

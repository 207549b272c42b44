export type Placeholder = {
  /** Name of the module: title of the screen. */
  title: string;
  /** What the module will do, and how to do without until then. */
  explanation: string;
};

/** The modules that don't exist yet (product 6.5), and what is true of each in the meantime. */
export const placeholders = {
  settings: {
    title: 'Paramètres',
    explanation:
      'Aucun réglage ne se change encore ici. Les coordonnées et les heures d’ouverture sont dans le code du site.',
  },
} as const satisfies Record<string, Placeholder>;

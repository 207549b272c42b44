import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

/** One message for every link that leads nowhere, whatever the reason. */
export const endedContent = {
  eyebrow: 'Aperçu',
  title: 'Ce lien d’aperçu n’est plus valable',
  lead: 'Il a pris fin, a été révoqué, ou n’a pas été copié en entier. Demandez-en un autre à la personne qui vous l’a envoyé.',
  actions: [],
} satisfies PageHeroContent;

/** A content that was written for another form of its section. */
export const unfitContent = {
  eyebrow: 'Aperçu',
  title: 'Ce contenu ne peut plus s’afficher',
  lead: 'La section a changé depuis qu’il a été écrit. Demandez un autre lien à la personne qui vous a envoyé celui-ci.',
  actions: [],
} satisfies PageHeroContent;

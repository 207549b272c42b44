import type { PurposeContent } from './purpose.section.ts';

export const purposeContent = {
  mission: {
    title: 'Notre mission',
    statement: 'Aider les organisations d’ici à dire clairement ce qu’elles font de bien.',
    description:
      'On conseille, on produit et on forme, pour que vous puissiez continuer sans nous. Un mandat réussi, c’est un client qui nous rappelle par envie, jamais par dépendance.',
  },
  vision: {
    title: 'Notre vision',
    statement: 'Un Québec où les bonnes idées font plus de bruit que les grosses voix.',
    description:
      'L’attention est rare et elle se mérite. On veut bâtir des marques qu’on écoute parce qu’elles ont quelque chose à dire, et qu’elles le disent bien.',
  },
} satisfies PurposeContent;

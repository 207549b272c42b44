import { searchedAs, unnoted } from './field.ts';
import type { z } from 'zod';
import { group, line, lines, optionalLine, optionalText, text } from './fields.ts';

/** The company's name takes the other 13. */
export const TITLE_LENGTH = 47;

/**
 * Search engines show some 60 characters of a title and 160 of a description. The company's name follows the title
 * (`HeadTags.tsx`), and takes 13 of them.
 */
const title = line(
  'Titre',
  TITLE_LENGTH,
  'Dans les recherches et les onglets. Le nom de l’agence le suit, s’il n’y est pas.',
);
const description = text('Description', 160, 'Ce que les moteurs de recherche montrent sous le titre.');
const socialTitle = optionalLine('Titre une fois partagé', 70, 'Vide, c’est le titre.');
const socialDescription = optionalText('Description une fois partagée', 200, 'Vide, c’est la description.');
const keywords = lines('Mots-clés', { min: 0, max: 10, length: 60, item: 'Mot-clé' });

export const pageHeadFields = {
  title: unnoted(searchedAs(false, title)),
  description: unnoted(searchedAs('lead', description)),
  socialTitle: unnoted(searchedAs(false, socialTitle)),
  socialDescription: unnoted(searchedAs(false, socialDescription)),
};

export const pageHeadSchema = group('Titre et description', {
  ...pageHeadFields,
  keywords: unnoted(keywords),
});

/** What a page says about itself to search engines and social networks. */
export type PageHeadContent = z.infer<typeof pageHeadSchema>;

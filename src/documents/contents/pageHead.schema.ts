import { searchedAs } from './field.ts';
import type { z } from 'zod';
import { group, line, lines, optionalLine, optionalText, text } from './fields.ts';

/**
 * Search engines show some 60 characters of a title and 160 of a description. The company's name follows the title
 * (`HeadTags.tsx`), and takes 13 of them.
 */
export const pageHeadFields = {
  title: searchedAs(
    false,
    line('Titre', 47, 'Dans les recherches et les onglets. Le nom de l’agence le suit, s’il n’y est pas.'),
  ),
  description: searchedAs(
    'lead',
    text('Description', 160, 'Ce que les moteurs de recherche montrent sous le titre.'),
  ),
  socialTitle: searchedAs(false, optionalLine('Titre une fois partagé', 70, 'Vide, c’est le titre.')),
  socialDescription: searchedAs(
    false,
    optionalText('Description une fois partagée', 200, 'Vide, c’est la description.'),
  ),
};

export const pageHeadSchema = group('Titre et description', {
  ...pageHeadFields,
  keywords: lines('Mots-clés', { min: 0, max: 10, length: 60, item: 'Mot-clé' }),
});

/** What a page says about itself to search engines and social networks. */
export type PageHeadContent = z.infer<typeof pageHeadSchema>;

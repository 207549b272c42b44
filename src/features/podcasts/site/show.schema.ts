import { searchedAs, unnoted } from '#documents/contents/field.ts';
import type { z } from 'zod';
import { appleCategories } from '#features/podcasts/data/appleCategories.ts';
import { siteUrl } from '#data/siteUrl.ts';
import {
  email,
  group,
  line,
  list,
  optionalWebAddress,
  text,
  webAddress,
  slug,
} from '#documents/contents/fields.ts';
import { picture } from '#documents/contents/mediaFields.ts';
import { choice, flag } from '#documents/contents/valueFields.ts';

/** A feed that leads to this site again would lead applications in a circle. */
const isElsewhere = (address: string | undefined) =>
  !address || !URL.canParse(address) || new URL(address).host !== new URL(siteUrl).host;

/** A show: what its page and its feed say of it. */
export const showSchema = group('Émission', {
  title: searchedAs(false, line('Titre', 60)),
  slug: slug('Ce qui suit «\u00A0/balados/\u00A0»\u00A0: «\u00A0la-releve\u00A0».'),
  description: searchedAs('lead', text('Description', 600)),
  cover: picture('Image', { ratio: 1 }),
  category: unnoted(choice('Catégorie', appleCategories)),
  author: unnoted(searchedAs('words', line('Autrice ou auteur', 80))),
  // Not on the site: applications read it in the feed.
  owner: unnoted(
    searchedAs(
      false,
      group('Responsable de l’émission', {
        name: line('Nom', 80),
        email: email('Courriel', 'Dans le flux, pour les annuaires de balados.'),
      }),
    ),
  ),
  type: unnoted(
    choice('Ordre des épisodes', {
      episodic: 'Le plus récent d’abord',
      serial: 'Le premier d’abord\u00A0: ils se suivent',
    }),
  ),
  isExplicit: unnoted(flag('Contenu explicite')),
  isLocked: unnoted(flag('Empêcher les autres hébergeurs d’importer l’émission', { isSetAtFirst: true })),
  movedTo: unnoted(
    optionalWebAddress(
      'Nouvelle adresse du flux',
      'Si l’émission passe chez un autre hébergeur. Le flux d’ici mène alors à celui-là, et les applications y suivent l’émission.',
    ).refine(isElsewhere, 'Donnez l’adresse du flux chez l’autre hébergeur.'),
  ),
  links: list(
    'Où l’écouter ailleurs',
    group('Lien', { label: line('Nom', 40), to: webAddress('Adresse Web') }, { isRow: true }),
    { min: 0, max: 6, toKey: ({ label }) => label },
  ),
});

/** A show, whose episodes are documents of their own. */
export type ShowContent = z.infer<typeof showSchema>;

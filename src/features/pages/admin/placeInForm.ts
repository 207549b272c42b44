import { paths } from '#paths.ts';

/** What the editor of a content does first: goes to a field (`services.0.title`), or adds an item to a list (`services`). */
export type PlaceInForm = { champ: string } | { ajouter: string };

/** The address of a content's editor at such a place. */
export const placeInForm = (key: string, place: PlaceInForm) =>
  `${paths.admin.content(key)}?${new URLSearchParams(place).toString()}`;

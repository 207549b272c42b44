import { readableSlug } from '#features/articles/data/slug.ts';
import { paths } from '#paths.ts';

/** Which of the projects are shown, as the address says it (`?categorie=evenement-video&mot-cle=recrutement`). */
export type RealizationsChoice = {
  /** A category or a tag as addresses write it. */
  category?: string | undefined;
  tag?: string | undefined;
};

/** The address of a choice, whose parts may be given as people read them. */
export function realizationsPath({ category, tag }: RealizationsChoice): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('categorie', readableSlug(category));
  if (tag) parameters.set('mot-cle', readableSlug(tag));
  return parameters.size > 0 ? `${paths.realizations}?${parameters.toString()}` : paths.realizations;
}

/** Reads it back. */
export const parseRealizationsChoice = (parameters: URLSearchParams): RealizationsChoice => ({
  category: parameters.get('categorie') ?? undefined,
  tag: parameters.get('mot-cle') ?? undefined,
});

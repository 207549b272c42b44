import type { Laid, OwnChecks } from '#documents/admin/checks/ownCheck.ts';

/** What a film needs to be more than a link in search engines (developers.google.com/search/docs/appearance/structured-data/video). */
async function checkProject({ laid }: Laid): ReturnType<OwnChecks[string]> {
  const { film, cover } = laid as { film?: { poster?: string }; cover?: unknown };
  if (!film || film.poster || typeof cover !== 'string') return [];
  return [['richResult', 'film', 'Pour que la vidéo paraisse dans les recherches, il manque son affiche']];
}

export default { project: checkProject } satisfies OwnChecks;

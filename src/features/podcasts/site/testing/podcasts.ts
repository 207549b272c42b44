import { aLibraryPicture } from '#features/projects/site/testing/projects.ts';
import type { EpisodeContent } from '../episode.schema.ts';
import type { ShowContent } from '../show.schema.ts';

/** The key of the show. */
export const showKey = 'show/5b000000-0000-4000-8000-000000000001';

/** A show. */
export const aShow: ShowContent = {
  title: 'La Relève',
  slug: 'la-releve',
  description:
    'Des gens qui reprennent une entreprise, une ferme ou un bateau racontent ce que personne ne leur avait dit. Un mercredi sur deux.',
  cover: aLibraryPicture('#FF6B4A', '', { width: 1400, height: 1400 }),
  category: 'Business',
  author: 'Porte-Voix',
  owner: { name: 'Porte-Voix', email: 'info@porte-voix.example' },
  type: 'episodic',
  isExplicit: false,
  isLocked: true,
  links: [
    { label: 'Apple Balados', to: 'https://podcasts.apple.com/ca/podcast/la-releve/id1' },
    { label: 'Spotify', to: 'https://open.spotify.com/show/1' },
  ],
};

/** What is said in them. */
const transcript = `WEBVTT

00:00:00.000 --> 00:00:04.000
<v Anne Roy>Bonjour. Aujourd’hui, on parle de portes qui restent ouvertes.

00:00:04.500 --> 00:00:09.000
<v Léa Fortin>Quatorze mois. Le poste est resté affiché quatorze mois.
`;

const titles = [
  'Recruter quand personne ne postule',
  'Le jour où mon père m’a donné les clés',
  'Vendre à ses employés',
  'Ce que la banque ne dit pas',
  'Trois sœurs, une érablière',
];

/** Its newest episodes, the newest first. */
export const episodes: EpisodeContent[] = titles.map((title, index) => ({
  show: showKey,
  title,
  slug: `episode-${24 - index}`,
  type: 'full',
  number: 24 - index,
  season: 2,
  day: `2026-11-${String(15 - index * 3).padStart(2, '0')}`,
  description:
    'Trois dirigeantes de Chaudière-Appalaches racontent comment elles ont rempli leurs équipes sans publier une seule offre d’emploi.',
  notes: [
    'Le poste est resté ouvert quatorze mois. Puis elles ont changé la question : non plus « qui veut travailler ici? », mais « qui connaît-on? ».',
    'La grille d’entrevue dont on parle à la douzième minute est offerte plus bas.',
  ],
  links: [
    { label: 'La grille d’entrevue', to: 'https://exemple.ca/grille' },
    { label: 'Nous écrire', to: '/contact' },
  ],
  sound: {
    src: `/storage/v1/object/public/media/uploads/${1_793_000_000_003 + index}.mp3`,
    facts: { type: 'audio/mpeg', size: 986_112, duration: 2520 - 300 * index },
  },
  chapters: '00:00 Présentation\n02:30 Quatorze mois sans candidat\n12:05 La grille',
  transcript,
  isExplicit: false,
}));

/** The newest of them. */
export const firstEpisode = findFirst(episodes);

function findFirst([episode]: EpisodeContent[]) {
  if (!episode) throw new Error('There is no episode.');
  return episode;
}

/** The same as the database holds them in stories, whose library has none of their pictures, and one sound without a length. */
export const storedShow: ShowContent = { ...aShow, cover: 'ember' };
export const storedEpisodes = episodes.map(({ sound: _sound, ...episode }): EpisodeContent => ({
  ...episode,
  sound: { src: firstEpisode.sound.src },
}));

/** Publishes the show, and each of these as one of its episodes. */
export async function insertPodcast(
  insert: (key: string, value: unknown) => Promise<unknown>,
  published: readonly EpisodeContent[] = storedEpisodes,
) {
  await insert(showKey, storedShow);
  for (const [index, episode] of published.entries()) await insert(`episode/${toIdentifier(index)}`, episode);
}

const toIdentifier = (index: number) => `e9000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

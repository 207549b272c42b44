import { isEmail } from '#data/emailAddress.ts';
import { formatWhole } from '#data/formats.ts';
import { appleCategories } from './appleCategories.ts';
import type { Feed, FeedEpisode, FeedFile, FeedShow } from './feed.types.ts';

/** What the directories of podcasts wouldn't take, as staff read it. */
export type FeedProblem = {
  /** The part of the show's or the episode's content that it is about. */
  part: string;
  message: string;
  /** The id of the episode; none where it is the show. */
  episode?: string;
  /** They take it, but it is better otherwise. */
  isAdvice?: true;
};

/** Bytes of a description that Apple reads at most. */
const longestDescription = 4000;

/** Sides of an image, in pixels. */
const smallestImage = 1400;
const largestImage = 3000;

/** Bytes of a cover that telephones load without a wait. */
const heaviestCover = 512 * 1024;

/** The extensions of the sounds that Apple plays, and the types that feeds give them. */
const soundTypes: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', m4a: 'audio/x-m4a' };

const imageTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const readExtension = (address: string) => /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';

/** The type of a sound as Apple's list has it, by its extension; else the type that the library knows. */
export const findSoundType = ({ src, facts }: FeedFile) =>
  soundTypes[readExtension(src)] ?? facts?.type ?? '';

const measureBytes = (text: string) => new TextEncoder().encode(text).length;

function* checkDescription(description: string) {
  if (!description.trim()) yield { part: 'description', message: 'Écrivez une description.' };
  else if (measureBytes(description) > longestDescription)
    yield { part: 'description', message: 'Raccourcissez la description : 4 000 octets au plus.' };
}

function* checkAddress(part: string, { src }: FeedFile) {
  // oxlint-disable-next-line no-control-regex -- All of ASCII that can stand in an address.
  if (!/^[\x21-\x7e]+$/.test(src))
    yield { part, message: 'L’adresse de ce fichier a des lettres accentuées ou des espaces : renvoyez-le.' };
}

function* checkImage(part: string, image: FeedFile): Generator<FeedProblem> {
  const { src, facts, colorSpace } = image;
  yield* checkAddress(part, image);
  if (!facts) {
    yield { part, message: 'Cette image n’est plus dans la médiathèque : choisissez-en une autre.' };
    return;
  }
  if (imageTypes[readExtension(src)] !== facts.type)
    yield { part, message: 'Choisissez une image JPEG ou PNG : les applications n’en prennent pas d’autre.' };
  if (colorSpace && colorSpace !== 'rgb') {
    const found = colorSpace === 'cmyk' ? 'en CMJN' : 'en tons de gris';
    yield { part, message: `Convertissez cette image en RVB, puis renvoyez-la\u00A0: elle est ${found}.` };
  }
  if (facts.size && facts.size > heaviestCover)
    yield {
      part,
      message: `Allégez cette image\u00A0: elle pèse ${formatWhole(facts.size / 1024)}\u00A0ko, et l’on vise 512\u00A0ko.`,
      isAdvice: true,
    };
  const { width, height } = facts;
  if (!width || !height) {
    yield { part, message: 'La taille de cette image n’est pas connue : renvoyez-la.' };
  } else if (width !== height || width < smallestImage || width > largestImage) {
    const present = `Celle-ci fait ${width} sur ${height}.`;
    yield {
      part,
      message: `Choisissez une image carrée de ${smallestImage} à ${largestImage} pixels. ${present}`,
    };
  }
}

/** What is wrong with a show, whatever its episodes. */
export function* checkFeedShow({
  title,
  description,
  cover,
  category,
  author,
  owner,
}: FeedShow): Generator<FeedProblem> {
  if (!title.trim()) yield { part: 'title', message: 'Écrivez un titre.' };
  yield* checkDescription(description);
  if (cover) yield* checkImage('cover', cover);
  else
    yield {
      part: 'cover',
      message:
        'Choisissez une image de la médiathèque : les applications ne montrent pas de couverture dessinée.',
    };
  if (!Object.hasOwn(appleCategories, category))
    yield { part: 'category', message: 'Choisissez une catégorie de la liste d’Apple.' };
  if (!author.trim()) yield { part: 'author', message: 'Dites de qui est l’émission.' };
  if (!owner.name.trim() || !isEmail(owner.email))
    yield {
      part: 'owner',
      message: 'Donnez un nom et un courriel : les annuaires y vérifient que l’émission est à vous.',
    };
}

/** `Épisode 24 : …`, `#24 …`, `24. …`, `… (ép. 24)`: what applications write beside the title anyway. */
const repeatsNumber = (title: string, number: number) =>
  new RegExp(
    String.raw`(?:^|[^\p{L}])(?:épisode|episode|ép\.?|ep\.?|no|n°|nº|#)\s*0*${number}(?!\d)|^0*${number}\s*[.:)–—-]`,
    'iu',
  ).test(title);

/** What is wrong with an episode by itself; `today` is the day in Québec, as `2026-11-26`. */
export function* checkFeedEpisode(episode: FeedEpisode, today: string): Generator<FeedProblem> {
  for (const problem of findEpisodeProblems(episode, today)) yield { ...problem, episode: episode.id };
}

function* findEpisodeProblems(episode: FeedEpisode, today: string): Generator<FeedProblem> {
  const { title, type, number, day, description, image, hasTranscript } = episode;
  if (!title.trim()) yield { part: 'title', message: 'Écrivez un titre.' };
  if (type === 'full' && repeatsNumber(title, number))
    yield {
      part: 'title',
      message: 'Enlevez le numéro du titre : les applications l’écrivent à côté.',
    };
  if (!Number.isInteger(number) || number < 1)
    yield { part: 'number', message: 'Écrivez un numéro entier, à partir de 1.' };
  if (day > today)
    yield {
      part: 'day',
      message:
        'Cette date est à venir : d’ici là, l’épisode n’est ni dans le fil ni dans les listes du site.',
    };
  yield* checkDescription(description);
  if (image) yield* checkImage('image', image);
  yield* checkSound(episode);
  if (!hasTranscript)
    yield {
      part: 'transcript',
      message: 'Ajoutez la transcription : sans elle, l’épisode ne se lit ni ne se cherche.',
    };
}

function* checkSound({ sound }: FeedEpisode) {
  const part = 'sound';
  yield* checkAddress(part, sound);
  const { facts } = sound;
  if (!facts) {
    yield { part, message: 'Ce son n’est plus dans la médiathèque : l’épisode ne sera pas dans le fil.' };
    return;
  }
  if (!soundTypes[readExtension(sound.src)])
    yield { part, message: 'Choisissez un fichier MP3 ou M4A : les applications n’en prennent pas d’autre.' };
  if (!facts.size) yield { part, message: 'La taille de ce fichier n’est pas connue : renvoyez-le.' };
  if (!facts.duration) yield { part, message: 'La durée de ce son n’est pas connue : renvoyez-le.' };
}

/** Those that have the same as one before them. */
function* findRepeated(episodes: readonly FeedEpisode[], toKey: (episode: FeedEpisode) => string) {
  const seen = new Set<string>();
  for (const episode of episodes) {
    if (seen.has(toKey(episode))) yield episode;
    seen.add(toKey(episode));
  }
}

/** What Apple and Podcasting 2.0 want of a feed and this one doesn't have, the show first. */
export function checkFeed({ show, episodes }: Feed, today: string): FeedProblem[] {
  const problems = [
    ...checkFeedShow(show),
    ...episodes.flatMap((episode) => [...checkFeedEpisode(episode, today)]),
  ];
  if (episodes.length === 0)
    problems.push({
      part: 'title',
      message: 'L’émission n’a pas encore d’épisode en ligne : les annuaires refusent un fil vide.',
    });
  for (const { id } of findRepeated(episodes, ({ sound }) => sound.src))
    problems.push({ part: 'sound', message: 'Un autre épisode a déjà ce son.', episode: id });
  const numbered = episodes.filter(({ type }) => type === 'full');
  for (const { id, number } of findRepeated(numbered, ({ season = 0, number }) => `${season} ${number}`))
    problems.push({
      part: 'number',
      message: `Un autre épisode de la saison a déjà le numéro ${number}.`,
      episode: id,
    });
  return problems;
}

import {
  type Fault,
  findOthers,
  type Laid,
  type OwnChecks,
  type OwnDesk,
} from '#documents/admin/checks/ownCheck.ts';
import { formatWhole, quebecDay } from '#data/formats.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { parseCaptions } from '#features/media/data/captions/captions.ts';
import { parseChapters } from '#features/media/data/captions/chapters.ts';
import type { LibraryPicture, SoundContent } from '#features/media/data/contentMedia.ts';
import { toAddress } from '#features/pages/data/documentAddress.ts';
import { soundTypes } from '#features/podcasts/data/soundTypes.ts';
import type { EpisodeContent } from '#features/podcasts/site/episode.schema.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';

/** Sides of an image, in pixels. */
const smallestImage = 1400;
const largestImage = 3000;

/** Bytes of a cover that telephones load without a wait. */
const heaviestCover = 512 * 1024;

/** What of another show or episode the checks compare; the text is from the database and may be of any shape. */
const readParts = (value: unknown) => (value ?? {}) as Partial<EpisodeContent>;

/** What directories would refuse. */
const ask = (part: string, message: string): Fault => ['podcast', part, message];

const listFaults = (...found: (Fault | false)[]) => found.filter((fault) => fault !== false);

/** What directories of podcasts ask of a picture. */
async function checkImage(part: string, { src, facts }: LibraryPicture, desk: OwnDesk): Promise<Fault[]> {
  if (!facts)
    return [ask(part, 'Cette image n’est plus dans la médiathèque\u00A0: choisissez-en une autre.')];
  const { type = '', size = 0, width = 0, height = 0 } = facts;
  const colors = (await desk.fetchColorSpace(src)) ?? 'rgb';
  const isFitting = width === height && width >= smallestImage && width <= largestImage;
  return listFaults(
    !['image/jpeg', 'image/png'].includes(type) &&
      ask(part, 'Choisissez une image JPEG ou PNG\u00A0: les applications n’en prennent pas d’autre.'),
    colors !== 'rgb' &&
      ask(
        part,
        `Convertissez cette image en RVB, puis renvoyez-la\u00A0: elle est ${colors === 'cmyk' ? 'en CMJN' : 'en tons de gris'}.`,
      ),
    size > heaviestCover && [
      'heavyCover',
      part,
      `Allégez cette image\u00A0: elle pèse ${formatWhole(size / 1024)}\u00A0ko, et l’on vise 512\u00A0ko.`,
    ],
    !isFitting &&
      ask(
        part,
        width && height
          ? `Choisissez une image carrée de ${smallestImage} à ${largestImage} pixels. Celle-ci fait ${width} sur ${height}.`
          : 'La taille de cette image n’est pas connue\u00A0: renvoyez-la.',
      ),
  );
}

async function checkShow({ document, laid, contents, desk }: Laid): Promise<Fault[]> {
  const show = laid as ShowContent;
  const drawn =
    'Choisissez une image de la médiathèque\u00A0: les applications ne montrent pas de couverture dessinée.';
  const faults: Fault[] =
    typeof show.cover === 'string'
      ? [['podcast', 'cover', drawn]]
      : await checkImage('cover', show.cover, desk);
  const change = await desk.fetchPageChange(toAddress('show', show));
  const { slug } = readParts(contents.find((one) => one.document === document)?.online);
  // The database refuses it: whoever follows the other one by its former address would get this one.
  if (change?.kind === 'moved' && change.target !== (slug && toAddress('show', { slug })))
    faults.push(['addressTaken', 'slug', 'Une autre émission a eu cette adresse, et on l’y suit encore']);
  const hasEpisodes = contents.some(
    (one) => findAddressedKind(one.document) === 'episode' && readParts(one.online).show === document,
  );
  if (!hasEpisodes) faults.push(['noEpisodes', 'title', 'L’émission n’a pas encore d’épisode en ligne']);
  return faults;
}

/** `Épisode 24 : …`, `#24 …`, `24. …`, `… (ép. 24)`: what applications write beside the title anyway. */
const repeatsNumber = (title: string, number: number) =>
  new RegExp(
    String.raw`(?:^|[^\p{L}])(?:épisode|episode|ép\.?|ep\.?|no|n°|nº|#)\s*0*${number}(?!\d)|^0*${number}\s*[.:)–—-]`,
    'iu',
  ).test(title);

function checkSound({ facts }: SoundContent): Fault[] {
  if (!facts)
    return [ask('sound', 'Ce son n’est plus dans la médiathèque\u00A0: l’épisode ne sera pas dans le fil.')];
  return listFaults(
    !soundTypes[facts.type ?? ''] &&
      ask('sound', 'Choisissez un fichier MP3 ou M4A\u00A0: les applications n’en prennent pas d’autre.'),
    !facts.size && ask('sound', 'La taille de ce fichier n’est pas connue\u00A0: renvoyez-le.'),
    !facts.duration && ask('sound', 'La durée de ce son n’est pas connue\u00A0: renvoyez-le.'),
  );
}

async function checkEpisode({ document, laid, contents, desk }: Laid): Promise<Fault[]> {
  const episode = laid as EpisodeContent;
  const { show, title, type, number, season, day, image, sound, chapters = '', transcript = '' } = episode;
  const isSame = (other: Partial<EpisodeContent>) =>
    other.show === show &&
    (other.type ?? 'full') === 'full' &&
    other.number === number &&
    (other.season ?? 0) === (season ?? 0);
  const isRepeated =
    type === 'full' && findOthers({ document, contents }).some(({ online }) => isSame(readParts(online)));
  const brokenCues = transcript === '' ? [] : parseCaptions(transcript).problems;
  return [
    ...listFaults(
      type === 'full' &&
        repeatsNumber(title, number) && [
          'numberInTitle',
          'title',
          'Enlevez le numéro du titre\u00A0: les applications l’écrivent à côté.',
        ],
      day > quebecDay(new Date().toISOString()) && [
        'comingDay',
        'day',
        'Cette date est à venir\u00A0: d’ici là, l’épisode n’est ni dans le fil ni dans les listes du site.',
      ],
      transcript === '' && [
        'noTranscript',
        'transcript',
        'Ajoutez la transcription\u00A0: sans elle, l’épisode ne se lit ni ne se cherche.',
      ],
      !contents.some((one) => one.document === show && one.online !== null) && [
        'showOffline',
        'show',
        'L’émission n’est pas en ligne',
      ],
      isRepeated && ['repeatedNumber', 'number', `Un autre épisode a déjà le numéro ${number}`],
    ),
    ...(image ? await checkImage('image', image, desk) : []),
    ...checkSound(sound),
    ...parseChapters(chapters, sound.facts?.duration).problems.map((message): Fault => [
      'brokenChapters',
      'chapters',
      message,
    ]),
    ...brokenCues.map((message): Fault => ['brokenTranscript', 'transcript', message]),
  ];
}

/** What directories of podcasts want of shows and episodes, and what these want of each other. */
export default { show: checkShow, episode: checkEpisode } satisfies OwnChecks;

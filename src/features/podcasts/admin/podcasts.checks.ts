import {
  type Fault,
  findOthers,
  type Laid,
  type OwnChecks,
  type OwnDesk,
} from '#documents/admin/checks/ownCheck.ts';
import type { CheckRuleName } from '#documents/admin/checks/rules.ts';
import { quebecDay } from '#data/formats.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { parseCaptions } from '#features/media/data/captions/captions.ts';
import { parseChapters } from '#features/media/data/captions/chapters.ts';
import { toAddress } from '#features/pages/data/documentAddress.ts';
import { checkFeedEpisode, checkFeedShow, type FeedProblem } from '#features/podcasts/data/checkFeed.ts';
import type { FeedFile } from '#features/podcasts/data/feed.types.ts';
import type { EpisodeContent } from '#features/podcasts/site/episode.schema.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';
import { toFeedEpisode, toFeedShow } from '#features/podcasts/site/toFeed.ts';

/** What the parts of a show or an episode are checked by; what isn't named, directories of podcasts ask for. */
const rulesOfParts: Readonly<Record<string, CheckRuleName>> = {
  title: 'numberInTitle',
  day: 'comingDay',
  transcript: 'noTranscript',
};

const toFault = ({ part, message, isAdvice }: FeedProblem): Fault => [
  isAdvice ? 'heavyCover' : (rulesOfParts[part] ?? 'podcast'),
  part,
  message,
];

const withColors = async (file: FeedFile | undefined, desk: OwnDesk) =>
  file?.facts && { ...file, colorSpace: await desk.fetchColorSpace(file.src) };

/** What of another show or episode the checks compare; the text is from the database and may be of any shape. */
const readParts = (value: unknown) => (value ?? {}) as Partial<EpisodeContent>;

async function checkShow({ document, laid, contents, desk }: Laid): Promise<Fault[]> {
  const show = toFeedShow(document, laid as ShowContent);
  const cover = (await withColors(show.cover, desk)) ?? show.cover;
  const faults = [...checkFeedShow({ ...show, cover })].map(toFault);
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

async function checkEpisode({ document, laid, contents, desk }: Laid): Promise<Fault[]> {
  const episode = laid as EpisodeContent;
  const { show, type, number, season, sound, chapters = '', transcript = '' } = episode;
  const image = (await withColors(episode.image, desk)) ?? episode.image;
  const feedEpisode = { ...toFeedEpisode(document, episode, transcript !== ''), image };
  const faults = [...checkFeedEpisode(feedEpisode, quebecDay(new Date().toISOString()))].map(toFault);
  for (const message of parseChapters(chapters, sound.facts?.duration).problems)
    faults.push(['brokenChapters', 'chapters', message]);
  if (transcript !== '')
    for (const message of parseCaptions(transcript).problems)
      faults.push(['brokenTranscript', 'transcript', message]);
  if (!contents.some((one) => one.document === show && one.online !== null))
    faults.push(['showOffline', 'show', 'L’émission n’est pas en ligne']);
  const isSame = (other: Partial<EpisodeContent>) =>
    other.show === show &&
    (other.type ?? 'full') === 'full' &&
    other.number === number &&
    (other.season ?? 0) === (season ?? 0);
  if (type === 'full' && findOthers({ document, contents }).some(({ online }) => isSame(readParts(online))))
    faults.push(['repeatedNumber', 'number', `Un autre épisode a déjà le numéro ${number}`]);
  return faults;
}

/** What directories of podcasts want of shows and episodes, and what these want of each other. */
export default { show: checkShow, episode: checkEpisode } satisfies OwnChecks;

import type { CheckRuleName } from '#documents/admin/checks/rules.ts';
import { type Finding, toFinding } from '#documents/admin/checks/finding.ts';
import { parseCaptions } from '#features/media/data/captions/captions.ts';
import { parseChapters } from '#features/media/data/captions/chapters.ts';
import { toAddress } from '#features/pages/data/documentAddress.ts';
import type { PageChange } from '#features/articles/data/pageChanges.queries.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { quebecDay } from '#data/formats.ts';
import type { FeedFile, FeedShow } from '#features/podcasts/data/feed.types.ts';
import { checkFeedEpisode, checkFeedShow, type FeedProblem } from '#features/podcasts/data/checkFeed.ts';
import type { EpisodeContent } from '#features/podcasts/site/episode.schema.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';
import { toFeedEpisode, toFeedShow } from '#features/podcasts/site/toFeed.ts';
import { findRichResultFaults } from './richResults.ts';
import type { Desk } from '#documents/admin/checks/desk.ts';

/** A fault of a document, in one of its fields. */
type Fault = [rule: CheckRuleName, field: string, message: string];

/** What other documents have in common that have an address of their own. */
type Parts = { slug?: string; show?: string; type?: string; number?: number; season?: number };

const readParts = (value: unknown) => (value ?? {}) as Parts;

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

/** Other documents of the same kind, as they are online. */
const findOthers = (document: string, contents: readonly DocumentState[]) =>
  contents.filter(
    (one) =>
      one.document !== document &&
      one.online !== null &&
      findAddressedKind(one.document) === findAddressedKind(document),
  );

function* findAddressFaults(
  document: string,
  value: unknown,
  contents: readonly DocumentState[],
): Generator<Fault> {
  const kind = findAddressedKind(document);
  if (!kind) return;
  const find = ({ slug = '', show }: Parts) => toAddress(kind, { slug, show });
  const own = find(readParts(value));
  if (findOthers(document, contents).some(({ online }) => find(readParts(online)) === own))
    yield ['addressTaken', 'slug', 'Cette adresse est déjà prise'];
}

function* findShowFaults(
  document: string,
  show: FeedShow,
  contents: readonly DocumentState[],
  change: PageChange | null,
): Generator<Fault> {
  for (const problem of checkFeedShow(show)) yield toFault(problem);
  const own = readParts(contents.find((one) => one.document === document)?.online).slug;
  // The database refuses it: whoever follows the other one by its former address would get this one.
  if (change?.kind === 'moved' && change.target !== (own && toAddress('show', { slug: own })))
    yield ['addressTaken', 'slug', 'Une autre émission a eu cette adresse, et on l’y suit encore'];
  const hasEpisodes = contents.some(
    (one) => findAddressedKind(one.document) === 'episode' && readParts(one.online).show === document,
  );
  if (!hasEpisodes) yield ['noEpisodes', 'title', 'L’émission n’a pas encore d’épisode en ligne'];
}

function* findEpisodeFaults(
  document: string,
  episode: EpisodeContent,
  image: FeedFile | undefined,
  contents: readonly DocumentState[],
): Generator<Fault> {
  const { show, type, number, season, sound, chapters = '', transcript = '' } = episode;
  const feedEpisode = { ...toFeedEpisode(document, episode, transcript !== ''), image };
  for (const problem of checkFeedEpisode(feedEpisode, quebecDay(new Date().toISOString())))
    yield toFault(problem);
  for (const message of parseChapters(chapters, sound.facts?.duration).problems)
    yield ['brokenChapters', 'chapters', message];
  if (transcript !== '')
    for (const message of parseCaptions(transcript).problems)
      yield ['brokenTranscript', 'transcript', message];
  if (!contents.some((one) => one.document === show && one.online !== null))
    yield ['showOffline', 'show', 'L’émission n’est pas en ligne'];
  const isSame = (other: Parts) =>
    other.show === show &&
    (other.type ?? 'full') === 'full' &&
    other.number === number &&
    (other.season ?? 0) === (season ?? 0);
  if (type === 'full' && findOthers(document, contents).some(({ online }) => isSame(readParts(online))))
    yield ['repeatedNumber', 'number', `Un autre épisode a déjà le numéro ${number}`];
}

/**
 * Checks what is particular to pages, projects, shows and episodes: their address, and what the directories of podcasts want of
 * the last two; and of all contents, what search engines want to show more than a link. `laid` has with its files what the library knows of them. Rejects when the desk can't answer.
 */
export async function checkAddressed(
  document: string,
  laid: unknown,
  desk: Pick<Desk, 'fetchContents' | 'fetchColorSpace' | 'fetchPageChange'>,
): Promise<Finding[]> {
  const lacking = [...findRichResultFaults(document, laid)].map(toFindingOf);
  const kind = findAddressedKind(document);
  if (!kind) return lacking;
  const contents = await desk.fetchContents();
  const withColors = async (file: FeedFile | undefined) =>
    file?.facts && { ...file, colorSpace: await desk.fetchColorSpace(file.src) };
  const faults = [...findAddressFaults(document, laid, contents)];
  if (kind === 'show') {
    const show = toFeedShow(document, laid as ShowContent);
    const change = await desk.fetchPageChange(toAddress('show', show));
    const cover = (await withColors(show.cover)) ?? show.cover;
    faults.push(...findShowFaults(document, { ...show, cover }, contents, change));
  }
  if (kind === 'episode') {
    const episode = laid as EpisodeContent;
    const image = (await withColors(episode.image)) ?? episode.image;
    faults.push(...findEpisodeFaults(document, episode, image, contents));
  }
  return [...lacking, ...faults.map(toFindingOf)];
}

const toFindingOf = ([rule, field, message]: Fault) => toFinding(rule, { field, range: null }, message);

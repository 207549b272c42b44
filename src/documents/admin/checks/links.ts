import { toString } from 'mdast-util-to-string';
import { isVague } from '#documents/admin/checks/words.ts';
import { paths } from '#paths.ts';
import type { LinkedArticle } from '#features/articles/data/linkedArticles.queries.ts';
import { type Fault, type Finding, toFindings, quoted } from '#documents/admin/checks/finding.ts';
import type { ContentPart } from '#documents/contents/contentParts.ts';
import type { MarkdownText } from './readMarkdown.ts';
import type { CheckRuleName } from './rules.ts';

/** What the links of a document are checked against. */
export type SiteMap = {
  /** The origins under which the site answers. */
  origins: readonly string[];
  /** Whether the site has a page at a path; articles aside. */
  hasPage: (path: string) => boolean;
  /** What stands at the slugs that `linkedOnSite` names; null when nobody could say. */
  articles: ReadonlyMap<string, LinkedArticle> | null;
};

const articlePrefix = paths.blogArticle('');

/** What stands below /blog without being an article. */
const isArticlePath = (path: string) => /^\/blog\/[^/.]+$/.test(path);

const slugIn = (path: string) => path.slice(articlePrefix.length);

/** The addresses that a text links to. */
export const listAddresses = (text: MarkdownText) => findLinks(text).map(({ address }) => address);

/** What of some addresses is on this site, each once: the slugs of articles, and the paths of all else. */
export function linkedOnSite(addresses: readonly string[], origins: readonly string[]) {
  const found = addresses.flatMap((address) => {
    const read = readAddress(address, origins);
    return read.kind === 'own' ? [read.path] : [];
  });
  const all = [...new Set(found)];
  return {
    slugs: all.filter(isArticlePath).map(slugIn),
    paths: all.filter((path) => !isArticlePath(path)),
  };
}

/** The links of a text: what they say, where they lead, and whether anything is there. */
export function findLinkFaults(text: MarkdownText, ownPath: string | null, site: SiteMap): Finding[] {
  const addressByWords = new Map<string, string>();
  return findLinks(text).flatMap(({ node, words, address }) => {
    const isBare = /^(?:https?:\/\/|www\.)\S+$/i.test(words) && !/^mailto:/i.test(address);
    const isNamed = words !== '' && !isVague(words) && !isBare;
    const known = addressByWords.get(words.toLowerCase());
    if (isNamed) addressByWords.set(words.toLowerCase(), address);
    const isElsewhere = isNamed && known !== undefined && known !== address;
    return toFindings(text.findPlace(node), [
      ...findDestinationFaults(address, ownPath, site),
      [words === '', 'emptyLink', `Le lien vers ${quoted(address)} n’a pas de texte`],
      [isVague(words), 'vagueLink', `Le lien ${quoted(words)} ne dit pas où il mène`],
      [isBare, 'bareAddress', `${quoted(words)} est une adresse nue`],
      [isElsewhere, 'sameLinkText', `Deux liens disent ${quoted(words)}`],
    ]);
  });
}

function findDestinationFaults(address: string, ownPath: string | null, site: SiteMap): Fault[] {
  const read = readAddress(address, site.origins);
  const to = `Le lien vers ${quoted(address)}`;
  switch (read.kind) {
    case 'broken':
      return [[true, read.rule, address.trim() === '' ? 'Un lien n’a pas d’adresse' : `${to} est brisé`]];
    case 'anchor':
      return [[true, 'missingAnchor', `Le lien vers ${quoted(`#${read.name}`)} ne mène nulle part`]];
    case 'outside': {
      const isCut = read.isSecure && /[.,;:!?»”"']$/.test(address);
      return [
        [!read.isSecure, 'insecureAddress', `${to} est en http`],
        [isCut, 'suspectAddress', `L’adresse ${quoted(address)} finit par un signe de ponctuation`],
      ];
    }
    case 'own':
      return findOwnFaults(read.path, ownPath, site);
  }
}

function findOwnFaults(path: string, ownPath: string | null, { hasPage, articles }: SiteMap): Fault[] {
  const to = `Le lien vers ${quoted(path)}`;
  if (path === paths.preview || path.startsWith(`${paths.preview}/`))
    return [[true, 'previewLink', 'Un lien mène à un aperçu']];
  if (/^\/(?:admin|auth)(?:\/|$)/.test(path)) return [[true, 'staffLink', `${to} mène au back-office`]];
  // A file of the library.
  if (path.startsWith('/storage/')) return [];
  if (!isArticlePath(path)) return [[!hasPage(path), 'deadLink', `${to} ne mène nulle part`]];
  const there = path === ownPath ? undefined : articles?.get(slugIn(path));
  if (there?.kind !== 'moved')
    return [[there?.kind === 'missing', 'unpublishedLink', `${to} ne mène nulle part`]];
  const detour = `Elle est maintenant ${there.movedTo}. L’ancienne y mène encore, avec un détour.`;
  return [[true, 'movedLink', `L’article de ${quoted(path)} a une autre adresse`, detour]];
}

function findLinks(text: MarkdownText) {
  return [...text.all('link'), ...text.all('linkReference')].map((node) => ({
    node,
    address: text.getAddress(node),
    words: toString(node).replaceAll(/\s+/g, ' ').trim(),
  }));
}

/** Whether an address can be checked: it isn't blank, names no fact, and is no telephone number. */
const isFollowed = (address: string) => address !== '' && !address.includes('{') && !/^tel:/i.test(address);

/** The addresses that parts lead to. */
export const listLinkParts = (parts: readonly ContentPart[]) =>
  parts.filter(({ kind, text }) => kind === 'link' && isFollowed(text));

/** What buttons and links say that are parts of their own, and where they lead. */
export function findLinkPartFaults(parts: readonly ContentPart[], site: SiteMap): Finding[] {
  return listLinkParts(parts).flatMap(({ path, text: address }) => {
    const label = parts.find((part) => part.path === path.replace(/[^.]*$/, 'label'));
    const words = label?.text ?? '';
    const read = readAddress(address, site.origins);
    const isDead = read.kind === 'broken' || (read.kind === 'own' && !site.hasPage(read.path));
    return [
      ...toFindings({ field: label?.path ?? '', range: null }, [
        [isVague(words), 'vagueLink', `Le lien ${quoted(words)} ne dit pas où il mène`],
      ]),
      ...toFindings({ field: path, range: null }, [
        [isDead, 'deadLink', `Le lien vers ${quoted(address)} ne mène nulle part`],
      ]),
    ];
  });
}

/** What an address in a text stands for. */
type ReadAddress =
  /** A place of the page itself. */
  | { kind: 'anchor'; name: string }
  /** A page of this site. */
  | { kind: 'own'; path: string }
  /** Elsewhere, or a mailbox. */
  | { kind: 'outside'; isSecure: boolean }
  /** Nothing that would work. */
  | { kind: 'broken'; rule: CheckRuleName };

const broken = (rule: CheckRuleName): ReadAddress => ({ kind: 'broken', rule });

const mailbox = /^[^\s@/]+@(?:[\p{L}\d-]+\.)+[a-z]{2,}$/iu;

/** Letters, digits and hyphens, with a dot somewhere and a last part that isn't a number; or four numbers. */
const hostName = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$|^\d+(?:\.\d+){3}$/;

const privateHost =
  /^(?:localhost|.*\.(?:local|localhost|test)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** What an address in a text leads to once the site has rendered it. `origins` are those of the site. */
export function readAddress(address: string, origins: readonly string[]): ReadAddress {
  const typed = address.trim();
  if (typed === '') return broken('emptyAddress');
  if (typed.startsWith('#')) return { kind: 'anchor', name: typed.slice(1) };
  if (typed.startsWith('//')) return readWeb(`https:${typed}`, origins);
  if (typed.startsWith('/')) return readOwn(typed);
  const [, scheme] = /^([a-z][a-z\d+-]*):/i.exec(typed) ?? [];
  switch (scheme?.toLowerCase()) {
    case 'http':
    case 'https':
      return readWeb(typed, origins);
    case 'mailto': {
      const [boxes = ''] = typed.slice('mailto:'.length).split('?');
      const isRight = boxes.split(',').every((box) => mailbox.test(decoded(box)));
      return isRight ? { kind: 'outside', isSecure: true } : broken('malformedAddress');
    }
    case undefined:
      return broken(mailbox.test(typed) ? 'mailWithoutScheme' : 'relativeAddress');
    case 'file':
      return broken('privateAddress');
    default:
      // A single letter names a drive of a computer (`C:`).
      return broken(scheme?.length === 1 ? 'privateAddress' : 'droppedAddress');
  }
}

function readWeb(address: string, origins: readonly string[]): ReadAddress {
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return broken('malformedAddress');
  const { host, protocol, hostname, pathname, search, hash } = new URL(address);
  // The site answers in https, whatever is requested.
  if (origins.some((own) => new URL(own).host === host)) return readOwn(pathname + search + hash);
  if (privateHost.test(hostname)) return broken('privateAddress');
  if (!hostName.test(hostname)) return broken('malformedAddress');
  return { kind: 'outside', isSecure: protocol === 'https:' };
}

function readOwn(address: string): ReadAddress {
  const [path = ''] = address.split(/[?#]/);
  const isRight = !path.includes('\\') && decoded(path) !== '';
  return isRight ? { kind: 'own', path: path.replace(/(?<=.)\/+$/, '') } : broken('malformedAddress');
}

/** The text with its percent signs decoded; blank where they are malformed. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

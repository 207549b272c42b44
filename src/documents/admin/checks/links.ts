import { toString } from 'mdast-util-to-string';
import { isVague } from '#documents/admin/checks/words.ts';
import { paths } from '#paths.ts';
import type { LinkedArticle } from '#features/articles/data/linkedArticles.queries.ts';
import { readAddress } from '#documents/admin/checks/addresses.ts';
import { type Finding, toFinding, quoted } from '#documents/admin/checks/finding.ts';
import type { ContentPart } from '#documents/contents/contentParts.ts';
import type { MarkdownText } from './readMarkdown.ts';

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
    const place = text.findPlace(node);
    const found = findDestinationFault(address, ownPath, site).map(([rule, message, reason]) =>
      toFinding(rule, place, message, reason),
    );
    const isMail = /^mailto:/i.test(address);
    if (words === '') {
      found.push(toFinding('emptyLink', place, `Le lien vers ${quoted(address)} n’a pas de texte`));
      return found;
    }
    if (isVague(words)) {
      found.push(toFinding('vagueLink', place, `Le lien ${quoted(words)} ne dit pas où il mène`));
    } else if (/^(?:https?:\/\/|www\.)\S+$/i.test(words) && !isMail) {
      found.push(toFinding('bareAddress', place, `${quoted(words)} est une adresse nue`));
    } else {
      const key = words.toLowerCase();
      const known = addressByWords.get(key);
      if (known !== undefined && known !== address) {
        found.push(toFinding('sameLinkText', place, `Deux liens disent ${quoted(words)}`));
      }
      addressByWords.set(key, address);
    }
    return found;
  });
}

type Fault = [rule: Finding['rule'], message: string, reason?: string];

function findDestinationFault(address: string, ownPath: string | null, site: SiteMap): Fault[] {
  const read = readAddress(address, site.origins);
  switch (read.kind) {
    case 'broken':
      return [
        [
          read.rule,
          address.trim() === '' ? 'Un lien n’a pas d’adresse' : `Le lien vers ${quoted(address)} est brisé`,
        ],
      ];
    case 'anchor':
      return [['missingAnchor', `Le lien vers ${quoted(`#${read.name}`)} ne mène nulle part`]];
    case 'outside':
      if (!read.isSecure) return [['insecureAddress', `Le lien vers ${quoted(address)} est en http`]];
      if (/[.,;:!?»”"']$/.test(address)) {
        return [['suspectAddress', `L’adresse ${quoted(address)} finit par un signe de ponctuation`]];
      }
      return [];
    case 'own':
      return findOwnFault(read.path, ownPath, site);
  }
}

function findOwnFault(path: string, ownPath: string | null, { hasPage, articles }: SiteMap): Fault[] {
  const dead = `Le lien vers ${quoted(path)} ne mène nulle part`;
  if (path === paths.preview || path.startsWith(`${paths.preview}/`))
    return [['previewLink', 'Un lien mène à un aperçu']];
  if (/^\/(?:admin|auth)(?:\/|$)/.test(path))
    return [['staffLink', `Le lien vers ${quoted(path)} mène au back-office`]];
  // A file of the library.
  if (path.startsWith('/storage/')) return [];
  if (!isArticlePath(path)) return hasPage(path) ? [] : [['deadLink', dead]];
  const there = articles?.get(slugIn(path));
  if (path === ownPath || !there || there.kind === 'published') return [];
  if (there.kind === 'missing') return [['unpublishedLink', dead]];
  return [
    [
      'movedLink',
      `L’article de ${quoted(path)} a une autre adresse`,
      `Elle est maintenant ${there.movedTo}. L’ancienne y mène encore, avec un détour.`,
    ],
  ];
}

function findLinks(text: MarkdownText) {
  const definitions = new Map(text.all('definition').map(({ identifier, url }) => [identifier, url]));
  const direct = text.all('link').map((node) => ({ node, address: node.url }));
  const byReference = text
    .all('linkReference')
    .map((node) => ({ node, address: definitions.get(node.identifier) ?? '' }));
  return [...direct, ...byReference].map(({ node, address }) => ({
    node,
    address,
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
    const found: Finding[] = [];
    if (label && isVague(label.text)) {
      const message = `Le lien ${quoted(label.text)} ne dit pas où il mène`;
      found.push(toFinding('vagueLink', { field: label.path, range: null }, message));
    }
    const read = readAddress(address, site.origins);
    if (read.kind === 'broken' || (read.kind === 'own' && !site.hasPage(read.path))) {
      const message = `Le lien vers ${quoted(address)} ne mène nulle part`;
      found.push(toFinding('deadLink', { field: path, range: null }, message));
    }
    return found;
  });
}

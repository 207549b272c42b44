import { toString } from 'mdast-util-to-string';
import { isVague } from '#admin/checks/words.ts';
import { paths } from '#paths.ts';
import type { LinkedArticle } from '#data/articles/linkedArticles.queries.ts';
import { readAddress } from '#admin/checks/addresses.ts';
import { type Finding, toFinding, quoted } from './finding.ts';
import { type MarkdownText, findPlace } from './readMarkdown.ts';

/** What the links of an article are checked against. */
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

/** What a text links to on this site, each once: the slugs of articles, and the paths of all else. */
export function linkedOnSite(text: MarkdownText, origins: readonly string[]) {
  const found = findLinks(text).flatMap(({ address }) => {
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
export function findLinkFaults(text: MarkdownText, ownSlug: string, site: SiteMap): Finding[] {
  const addressByWords = new Map<string, string>();
  return findLinks(text).flatMap(({ node, words, address }) => {
    const place = findPlace(node);
    const found = findDestinationFault(address, ownSlug, site).map(([rule, message, reason]) =>
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

function findDestinationFault(address: string, ownSlug: string, site: SiteMap): Fault[] {
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
      return findOwnFault(read.path, ownSlug, site);
  }
}

function findOwnFault(path: string, ownSlug: string, { hasPage, articles }: SiteMap): Fault[] {
  const dead = `Le lien vers ${quoted(path)} ne mène nulle part`;
  if (path === paths.preview || path.startsWith(`${paths.preview}/`))
    return [['previewLink', 'Un lien mène à un aperçu']];
  if (/^\/(?:admin|auth)(?:\/|$)/.test(path))
    return [['staffLink', `Le lien vers ${quoted(path)} mène au back-office`]];
  // What was sent to the library, which a link can name.
  if (path.startsWith('/storage/')) return [];
  if (!isArticlePath(path)) return hasPage(path) ? [] : [['deadLink', dead]];
  const slug = slugIn(path);
  const there = articles?.get(slug);
  if (slug === ownSlug || !there || there.kind === 'published') return [];
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

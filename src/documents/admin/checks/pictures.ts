import type { Image, ImageReference } from 'mdast';
import { readAddress } from '#documents/admin/checks/addresses.ts';
import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';
import { isRemotePicture } from '#features/media/admin/remotePicture.ts';
import { type Finding, toFinding, toFindings, type Place, quoted } from '#documents/admin/checks/finding.ts';
import type { MarkdownText } from './readMarkdown.ts';

/** The pictures of a text: what they say to those who don't see them, and whether they can be shown. */
export function findPictureFaults(text: MarkdownText, origins: readonly string[]): Finding[] {
  const definitions = new Map(text.all('definition').map(({ identifier, url }) => [identifier, url]));
  const pictures = [...text.all('image'), ...text.all('imageReference')].map((node) => ({
    alternative: node.alt?.trim() ?? '',
    address: getAddress(node, definitions),
    place: text.findPlace(node),
  }));
  const addressByAlternative = new Map<string, string>();

  return pictures.flatMap(({ alternative, address, place }) => {
    const unseen = findAddressFault(address, place, origins);
    const known = addressByAlternative.get(alternative);
    const isRepeated = alternative !== '' && known !== undefined && known !== address;
    const isRemote = unseen.length === 0 && isRemotePicture(address, origins);
    addressByAlternative.set(alternative, address);
    return [
      ...unseen,
      ...toFindings(place, [
        [isRemote, 'remotePicture', `L’image ${quoted(address)} est sur un autre site`],
        [alternative === '', 'noAlternative', 'Une image n’a pas de texte de remplacement'],
        [isRepeated, 'repeatedAlternative', `Deux images sont décrites par ${quoted(alternative)}`],
      ]),
      ...(alternative === '' ? [] : findAlternativeFaults(alternative, place)),
    ];
  });
}

/** What is wrong with the address of a picture, if anything is. */
export function findAddressFault(address: string, place: Place, origins: readonly string[]): Finding[] {
  const read = readAddress(address, origins);
  const isOutside = read.kind === 'outside';
  const isNone = read.kind === 'anchor' || (isOutside && address.trim().startsWith('mailto:'));
  const broken =
    address.trim() === '' ? 'Une image n’a pas d’adresse' : `L’image ${quoted(address)} ne s’affichera pas`;
  if (read.kind === 'broken') return [toFinding(read.rule, place, broken)];
  return toFindings(place, [
    [isNone, 'malformedAddress', `${quoted(address)} n’est pas l’adresse d’une image`],
    [isOutside && !read.isSecure, 'insecurePicture', `L’image ${quoted(address)} est en http`],
  ]);
}

const getAddress = (node: Image | ImageReference, definitions: ReadonlyMap<string, string>) =>
  node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');

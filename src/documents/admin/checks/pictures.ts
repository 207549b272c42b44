import type { Image, ImageReference } from 'mdast';
import { readAddress } from '#documents/admin/checks/addresses.ts';
import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';
import { isRemotePicture } from '#features/media/admin/remotePicture.ts';
import { type Finding, toFinding, type Place, quoted } from '#documents/admin/checks/finding.ts';
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
    const found = findAddressFault(address, place, origins);
    if (found.length === 0 && isRemotePicture(address, origins)) {
      found.push(toFinding('remotePicture', place, `L’image ${quoted(address)} est sur un autre site`));
    }
    if (alternative === '') {
      found.push(toFinding('noAlternative', place, 'Une image n’a pas de texte de remplacement'));
    } else found.push(...findAlternativeFaults(alternative, place));
    const known = addressByAlternative.get(alternative);
    if (alternative !== '' && known !== undefined && known !== address) {
      found.push(
        toFinding('repeatedAlternative', place, `Deux images sont décrites par ${quoted(alternative)}`),
      );
    }
    addressByAlternative.set(alternative, address);
    return found;
  });
}

/** What is wrong with the address of a picture, if anything is. */
export function findAddressFault(address: string, place: Place, origins: readonly string[]): Finding[] {
  const read = readAddress(address, origins);
  if (read.kind === 'broken') {
    const message =
      address.trim() === '' ? 'Une image n’a pas d’adresse' : `L’image ${quoted(address)} ne s’affichera pas`;
    return [toFinding(read.rule, place, message)];
  }
  if (read.kind === 'anchor' || (read.kind === 'outside' && address.trim().startsWith('mailto:'))) {
    return [toFinding('malformedAddress', place, `${quoted(address)} n’est pas l’adresse d’une image`)];
  }
  if (read.kind === 'outside' && !read.isSecure) {
    return [toFinding('insecurePicture', place, `L’image ${quoted(address)} est en http`)];
  }
  return [];
}

const getAddress = (node: Image | ImageReference, definitions: ReadonlyMap<string, string>) =>
  node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');

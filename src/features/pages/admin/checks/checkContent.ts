import { type Finding, toFinding } from '#documents/admin/checks/finding.ts';
import {
  type Fault,
  findOthers,
  type Laid,
  type OwnChecks,
  type OwnDesk,
} from '#documents/admin/checks/ownCheck.ts';
import { toAddress } from '#features/pages/data/documentAddress.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';

const found = import.meta.glob<OwnChecks>('/src/features/*/admin/*.checks.ts', {
  eager: true,
  import: 'default',
});

const ownChecks: OwnChecks = Object.assign({}, ...Object.values(found));

/** What the address of a document is made of. */
const readParts = (value: unknown) => (value ?? {}) as { slug?: string; show?: string };

function findAddressFaults({ document, laid, contents }: Laid): Fault[] {
  const kind = findAddressedKind(document);
  if (!kind) return [];
  const find = (value: unknown) => {
    const { slug = '', show } = readParts(value);
    return toAddress(kind, { slug, show });
  };
  const isTaken = findOthers({ document, contents }).some(({ online }) => find(online) === find(laid));
  return isTaken ? [['addressTaken', 'slug', 'Cette adresse est déjà prise']] : [];
}

/**
 * Checks what a content's parts don't tell: its address, and what its kind or its section is checked by besides. `laid` has with
 * its files what the library knows of them. Rejects when the desk can't answer.
 */
export async function checkContent(document: string, laid: unknown, desk: OwnDesk): Promise<Finding[]> {
  const kind = findAddressedKind(document);
  const check = ownChecks[kind ?? document];
  if (!kind && !check) return [];
  const one = { document, laid, contents: await desk.fetchContents(), desk };
  const faults = [...findAddressFaults(one), ...((await check?.(one)) ?? [])];
  return faults.map(([rule, field, message]) => toFinding(rule, { field, range: null }, message));
}

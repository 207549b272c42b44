import type { CheckRuleName } from './rules.ts';

/** What an address in a text stands for. */
export type ReadAddress =
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

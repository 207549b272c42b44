const web = String.raw`(?:https?:\/\/|www\.(?=[\w-]+\.))[^\s<>«»"]+`;
const mailbox = String.raw`[\w.+-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}`;

/**
 * Addresses that nobody writes by accident: of the web with its scheme or `www.`, of a mailbox. A name that only could be one
 * (`Node.js`, `brochure-2.pdf`, `fini.La`) is a word.
 */
const inWords = new RegExp(
  String.raw`(?<![\w/@.+-])(?:${web}|mailto:${mailbox}|${mailbox}(?![\w@/-]))`,
  'gi',
);

/** An address without the signs of the sentence around it: a bracket that it opens itself belongs to it. */
function withoutSentence(found: string): string {
  let address = found.replace(/[.,;:!?…'’]+$/, '');
  for (const [opening, closing] of [
    ['(', ')'],
    ['[', ']'],
  ] as const)
    if (address.endsWith(closing) && address.split(closing).length > address.split(opening).length)
      address = withoutSentence(address.slice(0, -1));
  return address;
}

/** Where a clear address leads: with its scheme; null for what is none. */
export function clearAddress(written: string): string | null {
  const [address, ...others] = addressesIn(written.trim());
  return address?.text === written.trim() && others.length === 0 ? address.href : null;
}

/** The clear addresses of a text, in their order. */
export function addressesIn(text: string): { text: string; href: string; at: number }[] {
  return [...text.matchAll(inWords)].flatMap(({ 0: found, index: at }) => {
    const address = withoutSentence(found);
    const href = toHref(address);
    return URL.canParse(href) ? [{ text: address, href, at }] : [];
  });
}

function toHref(address: string): string {
  if (/^(?:https?:\/\/|mailto:)/i.test(address)) return address;
  return /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`;
}

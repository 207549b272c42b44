const sign = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const lastLabel = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

const pattern = new RegExp(
  `^(?=[^@]{1,64}@)${sign}+(?:\\.${sign}+)*@(?=.{1,253}$)(?:${label}\\.)+${lastLabel}$`,
);

/**
 * Whether mail services take an address and the internet knows where to: ASCII before the `@`, without quotes, and a host with
 * a dot. Forms, the database (`private.is_email`) and whoever sends have this one rule; `testing/emailAddresses.ts` holds
 * all of them to it.
 */
export const isEmail = (address: string) => address.length <= 254 && pattern.test(address);

/** What is said where an address isn't one. */
export const noEmail = 'Entrez une adresse de courriel, comme nom@exemple.ca.';

/** An address as it is stored: without blanks around it, an accented domain in the ASCII that the internet has for it. */
export function normalizeEmail(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Anything else would be another part of the URL.
  if (at === 0 || !/^[\p{L}\p{M}\p{N}.-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.-]*$/u.test(domain)) return address;
  const url = `https://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

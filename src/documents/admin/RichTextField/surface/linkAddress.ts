/** What the site leaves of an address: other protocols lead nowhere there. */
const protocols = /^(?:https?:\/\/\S+|mailto:\S+@\S+)$/i;

/**
 * The address that a link gets from what was typed: a path of the site, a place in the page, an address of the web, of
 * a person. What has no protocol gets one; null is for what the site would not follow.
 */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/^(?:\/(?!\/)|#)\S*$/.test(address) || protocols.test(address)) return address;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(address)) return `https://${address}`;
  return null;
}

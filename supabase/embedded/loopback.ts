/** Whether only this machine reaches a server that listens at an address or under a name. */
export function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(\.\d{1,3}){3}\]?)$/i.test(host);
}

/**
 * Whether a request was sent to a name of this machine, or to one of the `names` that it is known by elsewhere. A page of
 * any other site can have its name lead to 127.0.0.1, and would then read what is answered as its own.
 */
export function isSentHere(host: string | undefined, names: readonly string[]): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  // With the spellings that browsers have of an address: `127.1`, `0x7f000001`.
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) || names.includes(hostname);
}

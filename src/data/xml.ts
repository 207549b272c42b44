const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escaped, and without the characters that XML can't hold. */
export const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- These are what must go.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

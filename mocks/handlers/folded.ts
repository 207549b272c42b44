/** As `private.folded` does. */
export const folded = (text: unknown) =>
  (typeof text === 'string' ? text : '')
    .normalize('NFD')
    .replace(/[\u0300-\u036F^`\u00A8\u00AF\u00B4\u00B7\u00B8]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ');

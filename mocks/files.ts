/** A picture of one transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A picture as somebody chooses it: it can be read, whatever its name. Each name has bytes of its own, after the picture. */
export const aPicture = (name: string) =>
  new File([Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0)), name], name, {
    type: 'image/png',
  });

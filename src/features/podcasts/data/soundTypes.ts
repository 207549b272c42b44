/** The types of the sounds that Apple plays, and what feeds call them. */
export const soundTypes: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/x-m4a',
};

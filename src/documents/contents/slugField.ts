import { line } from './fields.ts';

/** What the address of a document ends with. */
export const slugField = (hint: string) =>
  line('Adresse', 200, hint).regex(
    /^[a-z0-9-]*$/,
    'Lettres minuscules sans accent, chiffres et traits d’union seulement.',
  );

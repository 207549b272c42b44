/** A page of the Office, under the root that all of them share. */
const page = (title: string, path: string) => ({
  title,
  address: `https://vitrinelinguistique.oqlf.gouv.qc.ca/${path}`,
});

/**
 * The pages of the Office québécois de la langue française that the rules follow (Vitrine linguistique, Banque de
 * dépannage linguistique). Of those that are marked, only the address, and what others quote of the page, could be had when the
 * rule was written.
 */
export const sources = {
  spacing: page(
    'Espacement avant et après les signes de ponctuation et les symboles',
    '22039/la-typographie/espacement/espacement-avant-et-apres-les-signes-de-ponctuation-et-les-symboles',
  ),
  // Not read.
  noBreakSpaces: page(
    'Contextes exigeant une espace insécable',
    '24566/la-typographie/espacement/contextes-exigeant-une-espace-insecable',
  ),
  // Not read.
  guillemets: page(
    'Généralités sur les guillemets',
    '23363/la-ponctuation/guillemets/generalites-sur-les-guillemets',
  ),
  money: page('Écriture des sommes d’argent', '21584/la-typographie/nombres/ecriture-des-sommes-dargent'),
  units: page(
    'Écriture des symboles d’unités de mesure',
    '21401/les-abreviations-et-les-symboles/les-symboles/ecriture-des-symboles-dunites-de-mesure',
  ),
  hours: page('Écriture des heures', '21516/la-typographie/nombres/ecriture-des-heures'),
  // Not read.
  numbers: page('Espacements dans les nombres', '25447/la-typographie/nombres/espacements-dans-les-nombres'),
  apostrophes: page(
    'Apostrophes typographique et dactylographique',
    '25173/la-ponctuation/autres-signes-graphiques/apostrophes-typographique-et-dactylographique',
  ),
  dashes: page('Divers emplois du tiret', '23376/la-ponctuation/tiret/divers-emplois-du-tiret'),
  // Not read.
  ordinals: page(
    'Abréviation de l’adjectif numéral ordinal',
    '24271/les-abreviations-et-les-symboles/les-abreviations/cas-particuliers-dabreviations/abreviation-de-ladjectif-numeral-ordinal',
  ),
  capitals: page(
    'Accents, trémas et cédilles aux lettres majuscules',
    '21438/la-typographie/majuscules/regles-generales-demploi-de-la-majuscule/accents-tremas-et-cedilles-aux-lettres-majuscules',
  ),
};

export type Source = keyof typeof sources;

/** The no-break space of Québec's texts, U+00A0. */
export const NO_BREAK = '\u00a0';

/** The narrow one, U+202F: no rule puts it in, and none takes it away, for the Office advises it where it can be had. */
export const NARROW = '\u202f';

/** Stands for what isn't prose: code, HTML, an address, the value of an expression. */
export const OPAQUE = '\ufffc';

/** Within a class of a pattern: blanks at which a line may break. */
export const BREAKING = ' \\t\\u2009';

/** Within a class of a pattern: every blank of a line. */
export const BLANK = `${BREAKING}${NO_BREAK}${NARROW}`;

/** Within a class of a pattern: what a word, a number or a quotation ends with. */
export const END = `\\p{L}\\p{M}\\p{N})\\]»"”’….%$€°${OPAQUE}`;

/** The characters from `start` on, before `end`, give way to `replacement`. */
export type Edit = { start: number; end: number; replacement: string };

/** One rule of Québec's typography. */
export type Rule = {
  /** In French, for people. */
  title: string;
  /** In French: what the rule says, in a sentence. */
  reason: string;
  source: Source;
  /** What the rule would change in a text; edits don't overlap. */
  find: (text: string) => Iterable<Edit>;
};

/** A rule by pattern: what `rewrite` makes of a match takes its place, unless it is null or the same. */
export const byPattern = (pattern: RegExp, rewrite: (...match: string[]) => string | null) =>
  function* (text: string): Generator<Edit> {
    for (const match of text.matchAll(pattern)) {
      const [found] = match;
      const replacement = rewrite(...match.map((group) => group ?? ''));
      if (replacement === null || replacement === found) continue;
      yield { start: match.index, end: match.index + found.length, replacement };
    }
  };

/** One search after the other. */
export const all = (...searches: Rule['find'][]) =>
  function* (text: string): Generator<Edit> {
    for (const search of searches) yield* search(text);
  };

/** Blanks as they have to be where a line may not break: one that already holds is left alone. */
export const unbroken = (blanks: string) => (blanks === NARROW ? NARROW : NO_BREAK);

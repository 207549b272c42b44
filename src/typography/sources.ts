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

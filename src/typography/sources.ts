/**
 * The pages of the Office québécois de la langue française that the rules follow (Vitrine linguistique, Banque de
 * dépannage linguistique). `isRead` is false where only the address, and what others quote of the page, could be had
 * when the rule was written.
 */
export const sources = {
  spacing: {
    title: 'Espacement avant et après les signes de ponctuation et les symboles',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/22039/la-typographie/espacement/espacement-avant-et-apres-les-signes-de-ponctuation-et-les-symboles',
    isRead: true,
  },
  noBreakSpaces: {
    title: 'Contextes exigeant une espace insécable',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/24566/la-typographie/espacement/contextes-exigeant-une-espace-insecable',
    isRead: false,
  },
  guillemets: {
    title: 'Généralités sur les guillemets',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/23363/la-ponctuation/guillemets/generalites-sur-les-guillemets',
    isRead: false,
  },
  money: {
    title: 'Écriture des sommes d’argent',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/21584/la-typographie/nombres/ecriture-des-sommes-dargent',
    isRead: true,
  },
  units: {
    title: 'Écriture des symboles d’unités de mesure',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/21401/les-abreviations-et-les-symboles/les-symboles/ecriture-des-symboles-dunites-de-mesure',
    isRead: true,
  },
  hours: {
    title: 'Écriture des heures',
    address: 'https://vitrinelinguistique.oqlf.gouv.qc.ca/21516/la-typographie/nombres/ecriture-des-heures',
    isRead: true,
  },
  numbers: {
    title: 'Espacements dans les nombres',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/25447/la-typographie/nombres/espacements-dans-les-nombres',
    isRead: false,
  },
  apostrophes: {
    title: 'Apostrophes typographique et dactylographique',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/25173/la-ponctuation/autres-signes-graphiques/apostrophes-typographique-et-dactylographique',
    isRead: true,
  },
  dashes: {
    title: 'Divers emplois du tiret',
    address: 'https://vitrinelinguistique.oqlf.gouv.qc.ca/23376/la-ponctuation/tiret/divers-emplois-du-tiret',
    isRead: true,
  },
  ordinals: {
    title: 'Abréviation de l’adjectif numéral ordinal',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/24271/les-abreviations-et-les-symboles/les-abreviations/cas-particuliers-dabreviations/abreviation-de-ladjectif-numeral-ordinal',
    isRead: false,
  },
  capitals: {
    title: 'Accents, trémas et cédilles aux lettres majuscules',
    address:
      'https://vitrinelinguistique.oqlf.gouv.qc.ca/21438/la-typographie/majuscules/regles-generales-demploi-de-la-majuscule/accents-tremas-et-cedilles-aux-lettres-majuscules',
    isRead: true,
  },
} as const;

export type Source = keyof typeof sources;

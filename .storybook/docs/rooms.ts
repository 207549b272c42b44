/** The rooms of the workbench, each with a story whose picture the start page shows. */
export const rooms = [
  {
    name: 'Fondations',
    what: 'Couleurs et contrastes, caractères, espaces, mouvement, icônes, onde',
    guide: 'fondations-couleurs--guide',
    story: 'fondations-couleurs--palette',
  },
  {
    name: 'Primitives',
    what: 'Ce dont tout est fait : titres, textes, piles, rangées',
    guide: 'primitives-pile-·-stack--guide',
    story: 'primitives-couverture-dessinée-·-coverart--variants',
  },
  {
    name: 'Composants',
    what: 'Les pièces sans métier : boutons, cartes, onglets, fenêtres, messages',
    guide: 'composants-bouton-·-button--guide',
    story: 'composants-bouton-·-button--variants',
  },
  {
    name: 'Formulaires',
    what: 'Les champs et leurs erreurs',
    guide: 'formulaires-champ-·-field--guide',
    story: 'formulaires-champ-·-field--variants',
  },
  {
    name: 'Modèles',
    what: 'Ce qui revient d’un écran à l’autre : fenêtre ou page, erreurs, listes, attente, suppression',
    guide: 'modèles-fenêtre-ou-page--guide',
    story: 'composants-fenêtre-·-dialog--default',
  },
  {
    name: 'Sections',
    what: 'Les bandes du site public, page par page',
    guide: 'sections-accueil-ouverture-·-hero--guide',
    story: 'sections-accueil-ouverture-·-hero--default',
  },
  {
    name: 'Pages',
    what: 'Les pages assemblées',
    guide: 'pages-accueil-·-homepage--guide',
    story: 'pages-formations-·-formationspage--default',
  },
  {
    name: 'Administration',
    what: 'Les écrans du back-office, avec leurs chargements, leurs vides et leurs pannes',
    guide: 'administration-articles-liste-·-articlelistpage--guide',
    story: 'administration-articles-liste-·-articlelistpage--loaded',
  },
  {
    name: 'Courriels',
    what: 'Ce qui part de l’agence, clair et sombre',
    guide: 'courriels--guide',
    story: 'courriels--all',
  },
  {
    name: 'Droits',
    what: 'Qui peut faire quoi, tel que la base de données l’applique',
    guide: 'droits-qui-peut-faire-quoi--guide',
    story: 'administration-utilisateurs-liste-·-userspage--loaded',
  },
] as const;

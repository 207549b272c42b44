/** An error is something broken for visitors; advice is what would serve them better (product: checks). */
export type Severity = 'error' | 'advice';

/** What a check looks for, and why it counts, in French, for people. */
type CheckRule = { severity: Severity; reason: string };

const error = (reason: string): CheckRule => ({ severity: 'error', reason });
const advice = (reason: string): CheckRule => ({ severity: 'advice', reason });

/** All that is checked before a document is published (product: checks). */
export const checkRules = {
  // Fields
  noTitle: error('Sans titre, un article ne peut pas être publié.'),
  noContent: advice('La page s’ouvrirait sur un titre, et rien à lire.'),
  noExcerpt: advice('Les listes du blogue ne montreront que le titre. Deux lignes donnent envie d’ouvrir.'),
  longExcerpt: advice('Au-delà de 300 caractères, il repousse le texte au lieu d’y mener.'),
  noDescription: advice('Les moteurs de recherche choisiront eux-mêmes quelques mots dans la page.'),
  longSearchTitle: advice('Au-delà de 60 caractères, les moteurs de recherche en coupent la fin.'),
  longDescription: advice('Au-delà de 160 caractères, les moteurs de recherche en coupent la fin.'),
  shortDescription: advice('Sous 50 caractères, les moteurs de recherche en choisissent souvent une autre.'),
  richResult: advice(
    'À qui a tout ce qu’ils demandent, les moteurs de recherche montrent une image, une vidéo ou une liste. Sans cela, un simple lien.',
  ),
  capitals: advice('En majuscules, un texte se lit plus lentement, et certains lecteurs d’écran l’épellent.'),
  placeholder: advice('Ce passage semble attendre son vrai texte.'),

  // Headings
  emptyHeading: error(
    'Elle laisse un vide dans la page, et un titre muet pour qui navigue de titre en titre.',
  ),
  skippedHeading: advice(
    'Qui navigue de titre en titre croit avoir manqué une partie. Descendez d’un seul rang à la fois.',
  ),
  titleRank: advice('Le titre de l’article est seul de son rang : la page montrera celui-ci comme un ##.'),
  repeatedTitle: advice('La page montre déjà le titre, juste au-dessus du texte.'),
  repeatedHeading: advice('Dans la liste des titres, rien ne distingue l’un de l’autre.'),
  boldHeading: advice('Un titre est déjà en gras. Les étoiles n’y ajoutent rien.'),
  boldAsHeading: advice(
    'Un paragraphe en gras n’est pas un titre pour les lecteurs d’écran ni pour les moteurs. Commencez-le par ##.',
  ),

  // Pictures
  noAlternative: advice(
    'Si elle dit quelque chose, décrivez-la : qui ne la voit pas n’en saura rien. Décorative, elle peut rester ainsi.',
  ),
  noPictureAlternative: error(
    'Qui ne la voit pas n’en saura rien. Dites ce que montre l’image, ou cochez « Image décorative ».',
  ),
  missingMedium: error('Le site ne peut plus le montrer. Choisissez-en un autre.'),
  noCoverAlternative: error(
    'Qui ne la voit pas n’en saura rien. Décrivez-la sous son adresse, ou dites qu’elle est décorative.',
  ),
  fileNameAlternative: error(
    'Les lecteurs d’écran liront ce nom de fichier lettre par lettre. Dites ce que l’image montre.',
  ),
  vagueAlternative: advice(
    'Ces mots ne disent pas ce que l’image montre. Décorative, elle n’en demande aucun.',
  ),
  redundantAlternative: advice(
    'Les lecteurs d’écran annoncent déjà une image. Commencez par ce qu’elle montre.',
  ),
  longAlternative: advice(
    'Un texte de remplacement s’écoute d’un trait. Au-delà de 150 caractères, dites le reste dans le texte.',
  ),
  repeatedAlternative: advice('Deux images différentes sont décrites par les mêmes mots.'),
  remotePicture: advice(
    'Elle appartient à un autre site : s’il la retire, elle disparaît d’ici. La vue « Texte » offre de l’ajouter à la médiathèque.',
  ),
  insecurePicture: error('Le site n’affiche que des images en https.'),

  // Addresses of links and pictures
  emptyAddress: error('Il manque l’adresse entre les parenthèses.'),
  malformedAddress: error('Ce n’est pas une adresse : personne n’y arrivera.'),
  relativeAddress: error(
    'Sans « https:// » ni barre oblique au début, elle mène à une page du blogue qui n’existe pas.',
  ),
  mailWithoutScheme: error(
    'Une adresse de courriel commence par « mailto » et deux-points. Sans eux, elle mène à une page du blogue.',
  ),
  privateAddress: error('Elle n’existe que sur votre ordinateur ou votre réseau.'),
  droppedAddress: error(
    'Le site retire les adresses de cette sorte : il n’en restera rien à ouvrir. Il garde https et mailto.',
  ),
  insecureAddress: advice(
    'La plupart des sites répondent en https, et les navigateurs avertissent du contraire.',
  ),
  suspectAddress: advice('Une adresse finit rarement par un signe de ponctuation.'),

  // Links
  emptyLink: error('Un lien sans texte ne se voit pas, et ne se lit pas à voix haute.'),
  vagueLink: advice('Dans la liste des liens d’un lecteur d’écran, ces mots ne disent pas où ils mènent.'),
  bareAddress: advice('Une adresse se lit mal à voix haute. Donnez plutôt le nom de la page.'),
  sameLinkText: advice('Les mêmes mots mènent à deux adresses différentes.'),
  deadLink: error('Le site n’a pas de page à cette adresse.'),
  staffLink: error('Les visiteurs n’ont pas accès au back-office.'),
  previewLink: error('Un lien d’aperçu prend fin, et n’est pas fait pour tous.'),
  unpublishedLink: error('Les visiteurs n’y trouvent rien : aucun article n’y est en ligne.'),
  movedLink: advice('L’adresse a changé. L’ancienne y mène encore, avec un détour.'),
  missingAnchor: error('Rien dans le texte ne porte ce repère : le lien ne bougera pas la page.'),

  // Prose
  rawHtml: error('Le site n’interprète pas le HTML : les visiteurs liraient ces signes.'),
  unreadMarks: error('Ces signes de Markdown ne sont pas compris : les visiteurs les liraient tels quels.'),
  lostCells: error('Une rangée a plus de cases que l’en-tête : celles de trop disparaissent.'),
  unnamedColumns: advice(
    'Sans mots dans l’en-tête, un lecteur d’écran ne peut pas dire de quoi parle chaque case.',
  ),
  missingNote: error('Aucune note ne porte ce nom : les visiteurs liraient l’appel tel quel.'),
  lostNote: error('Aucun appel ne mène à cette note : elle disparaît de la page.'),
  openCode: error('Le bloc de code n’est pas fermé : tout ce qui suit s’affiche comme du code.'),
  indentedCode: advice('Quatre espaces au début d’une ligne en font du code. Retirez-les si c’est du texte.'),
  longParagraph: advice('Au-delà de 150 mots d’un seul tenant, on perd la ligne, surtout au téléphone.'),
  typography: advice('« Corriger la typographie » montre chaque correction et l’applique.'),

  // Pages, projects, shows and episodes
  addressTaken: error('Deux pages ne peuvent pas avoir la même adresse : la base refuserait celle-ci.'),
  noCaptions: error(
    'Qui n’entend pas n’en saura rien. Ajoutez des sous-titres (.vtt), ou dites que personne n’y parle.',
  ),
  podcast: error('Les annuaires de balados le demandent : ils refuseraient l’émission ou l’épisode.'),
  noTranscript: error('Qui n’entend pas n’en saura rien, et les moteurs de recherche non plus.'),
  brokenTranscript: error('Le lecteur suit la transcription et y saute : chaque passage a son moment.'),
  brokenChapters: error('Le lecteur saute d’un chapitre à l’autre, dans l’ordre de leurs moments.'),
  numberInTitle: advice('Les lecteurs de balados écrivent eux-mêmes le numéro à côté du titre.'),
  comingDay: advice('Pour que sa page aussi paraisse ce jour-là, planifiez-le.'),
  heavyCover: advice('Les applications la montrent à chaque épisode : plus légère, elle paraît aussitôt.'),
  showOffline: advice('L’épisode ne se verra qu’avec elle. Publiez-la, ou mettez-les en ligne ensemble.'),
  noEpisodes: advice('Les annuaires refusent un fil vide. Publiez un épisode avant de la leur proposer.'),
  repeatedNumber: advice('Les lecteurs de balados mêleraient les deux.'),

  // Documents of a release
  unfitContent: error(
    'La section a changé depuis qu’il a été écrit : le site montrerait le texte d’origine. Ouvrez-le, puis enregistrez-le de nouveau.',
  ),

  // The page as visitors see it
  wideContent: error('La page défilerait de côté.'),
  brokenPicture: error('L’image ne se charge pas : les visiteurs verraient un cadre vide.'),
  pageError: error('La page gênerait qui s’aide d’un lecteur d’écran ou d’un clavier.'),
  pageAdvice: advice(
    'La page serait plus facile à parcourir pour qui s’aide d’un lecteur d’écran ou d’un clavier.',
  ),
} as const satisfies Record<string, CheckRule>;

export type CheckRuleName = keyof typeof checkRules;

/** What the synthesised voices of the example say. Each line is a passage of the transcript; `chapter` begins one. */
export type SpokenLine = { speaker: string; text: string; chapter?: string };

export type ExampleProgramme = {
  /** Where its file lies in the bucket. */
  key: string;
  /** Halftones by which its music is higher or lower. */
  shift: number;
  /** Seconds of music before and after the voices. */
  opening: number;
  closing: number;
  lines: readonly SpokenLine[];
};

export const programmes = {
  recruter: {
    key: 'uploads/1794492000000.mp3',
    shift: 0,
    opening: 3,
    closing: 3,
    lines: [
      {
        speaker: 'Maude',
        chapter: 'Ouverture',
        text: 'Bienvenue à La Relève. Nos voix sont de synthèse, mais la question est vraie.',
      },
      { speaker: 'Maude', text: 'Comment recruter, quand personne ne postule?' },
      {
        speaker: 'Karine',
        chapter: 'Commencer par les siens',
        text: 'On a cessé de publier des offres. On a demandé à nos gens de raconter leur lundi matin.',
      },
      { speaker: 'Karine', text: 'Trois semaines plus tard, sept personnes nous ont appelés.' },
      { speaker: 'Maude', chapter: 'Ce qui change', text: 'Et aujourd’hui?' },
      { speaker: 'Karine', text: 'Aujourd’hui, la chaise vide, c’est la mienne : je pars en vacances.' },
    ],
  },
  flambeau: {
    key: 'uploads/1793282400000.mp3',
    shift: 3,
    opening: 2.5,
    closing: 3,
    lines: [
      {
        speaker: 'Maude',
        chapter: 'Ouverture',
        text: 'La Relève, épisode vingt-trois : un père, sa fille et un atelier de menuiserie.',
      },
      {
        speaker: 'Denis',
        chapter: 'Lâcher l’établi',
        text: 'Le plus dur, ce n’est pas de vendre. C’est de se taire quand elle fait autrement.',
      },
      { speaker: 'Karine', text: 'Il a tenu deux jours.' },
      { speaker: 'Denis', text: 'Un et demi.' },
      {
        speaker: 'Maude',
        chapter: 'Le conseil de la fin',
        text: 'Leur conseil : écrivez la date du départ, et dites-la aux clients en premier.',
      },
    ],
  },
  bilan: {
    key: 'uploads/1792072800000.mp3',
    shift: -2,
    opening: 2.5,
    closing: 3,
    lines: [
      {
        speaker: 'Maude',
        chapter: 'Ouverture',
        text: 'La Relève, épisode vingt-deux. Une année de direction, en trois chiffres.',
      },
      {
        speaker: 'Karine',
        chapter: 'Trois chiffres',
        text: 'Quatre départs, neuf arrivées, et un seul dimanche de travail.',
      },
      { speaker: 'Maude', text: 'Lequel des trois vous rend la plus fière?' },
      { speaker: 'Karine', text: 'Le dimanche. Le reste, c’est de la chance.' },
      {
        speaker: 'Maude',
        chapter: 'La suite',
        text: 'On la rappelle dans un an, et on comptera de nouveau.',
      },
    ],
  },
  fleuve: {
    key: 'uploads/1790949600000.mp3',
    shift: -5,
    opening: 2,
    closing: 2.5,
    lines: [
      { speaker: 'Karine', text: 'Il est quatre heures vingt, à Tadoussac. La brume ne s’est pas levée.' },
      { speaker: 'Denis', text: 'Une brume blanche s’en va avec le soleil. Une grise, on la garde.' },
    ],
  },
} as const satisfies Record<string, ExampleProgramme>;

/** The film of the night, spoken and with captions. */
export const filmProgramme = {
  key: 'uploads/1791468000000.mp4',
  captions: 'uploads/1791468060000.vtt',
  poster: 'uploads/1791468120000.png',
  shift: 5,
  opening: 0.5,
  closing: 0.5,
  lines: [
    { speaker: 'Maude', text: 'La Nuit des idées : six heures de direct, cinq caméras,' },
    { speaker: 'Maude', text: 'et onze mille trois cents personnes en ligne.' },
  ],
} as const satisfies ExampleProgramme & { captions: string; poster: string };

/** Pictures by the name of what draws them, and where each lies in the bucket. */
export const pictureKeys = {
  showCover: 'uploads/1790776800000.png',
  river: 'uploads/1790953200000.png',
  wheelhouse: 'uploads/1790953260000.png',
  chart: 'uploads/1790953320000.png',
  hall: 'uploads/1791471600000.png',
  controlRoom: 'uploads/1791471660000.png',
  viewfinder: 'uploads/1791471720000.png',
  boreal: 'uploads/1789398000000.png',
  calendar: 'uploads/1789398060000.png',
  trail: 'uploads/1789398120000.png',
} as const;

/** What the library calls them. */
export const pictureTitles: Record<keyof typeof pictureKeys, string> = {
  showCover: 'La Relève, image de l’émission',
  river: 'Voix du fleuve, le traversier',
  wheelhouse: 'Voix du fleuve, le hublot',
  chart: 'Voix du fleuve, les escales',
  hall: 'La Nuit des idées, la salle',
  controlRoom: 'La Nuit des idées, la régie',
  viewfinder: 'La Nuit des idées, le viseur',
  boreal: 'Boréal, la tente',
  calendar: 'Boréal, douze mois',
  trail: 'Boréal, le sentier',
};

export const soundTitles: Record<keyof typeof programmes, string> = {
  recruter: 'La Relève, épisode 24',
  flambeau: 'La Relève, épisode 23',
  bilan: 'La Relève, épisode 22',
  fleuve: 'Voix du fleuve, extrait',
};

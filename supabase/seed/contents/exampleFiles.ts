/** Sounds of the example, whose voices are synthesised, and where each lies in the bucket. */
export const soundKeys = {
  recruter: 'uploads/1794492000000.mp3',
  flambeau: 'uploads/1793282400000.mp3',
  bilan: 'uploads/1792072800000.mp3',
  fleuve: 'uploads/1790949600000.mp3',
} as const;

/** The film of the night, spoken and with captions. */
export const filmKeys = {
  film: 'uploads/1791468000000.mp4',
  captions: 'uploads/1791468060000.vtt',
  poster: 'uploads/1791468120000.png',
} as const;

/** Pictures, and where each lies in the bucket. */
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

export const soundTitles: Record<keyof typeof soundKeys, string> = {
  recruter: 'La Relève, épisode 24',
  flambeau: 'La Relève, épisode 23',
  bilan: 'La Relève, épisode 22',
  fleuve: 'Voix du fleuve, extrait',
};

/** Apple's 19 main categories of podcasts, which the other directories read as well, with the words that staff choose them by. */
export const appleCategories = {
  Business: 'Affaires',
  Government: 'Administration publique',
  Leisure: 'Loisirs',
  Arts: 'Arts',
  Comedy: 'Humour',
  'True Crime': 'Affaires criminelles',
  Education: 'Éducation',
  Fiction: 'Fiction',
  History: 'Histoire',
  'Kids & Family': 'Enfants et famille',
  Music: 'Musique',
  News: 'Actualités',
  'Religion & Spirituality': 'Religion et spiritualité',
  'Health & Fitness': 'Santé et forme',
  Science: 'Sciences',
  'Society & Culture': 'Société et culture',
  Sports: 'Sports',
  Technology: 'Technologies',
  'TV & Film': 'Télévision et cinéma',
} as const;

export type AppleCategory = keyof typeof appleCategories;

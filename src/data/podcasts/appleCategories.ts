/** Apple's 19 main categories of podcasts by the names that feeds carry, with the words that staff choose them by. */
export const appleCategories = {
  Arts: 'Arts',
  Business: 'Affaires',
  Comedy: 'Humour',
  Education: 'Éducation',
  Fiction: 'Fiction',
  Government: 'Gouvernement',
  History: 'Histoire',
  'Health & Fitness': 'Santé et forme',
  'Kids & Family': 'Enfants et famille',
  Leisure: 'Loisirs',
  Music: 'Musique',
  News: 'Actualités',
  'Religion & Spirituality': 'Religion et spiritualité',
  Science: 'Sciences',
  'Society & Culture': 'Société et culture',
  Sports: 'Sports',
  Technology: 'Technologies',
  'True Crime': 'Enquêtes criminelles',
  'TV & Film': 'Télé et cinéma',
} as const;

export type AppleCategory = keyof typeof appleCategories;

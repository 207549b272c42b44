/** Apple's categories of podcasts, which the other directories read as well, with the words that staff choose them by, and their parts. */
const categories: Readonly<Record<string, { label: string; parts?: Readonly<Record<string, string>> }>> = {
  Business: {
    label: 'Affaires',
    parts: {
      Careers: 'carrières',
      Entrepreneurship: 'entrepreneuriat',
      Investing: 'placements',
      Management: 'gestion',
      Marketing: 'marketing',
      'Non-Profit': 'organismes sans but lucratif',
    },
  },
  Government: { label: 'Administration publique' },
  Leisure: {
    label: 'Loisirs',
    parts: {
      'Animation & Manga': 'animation et mangas',
      Automotive: 'automobile',
      Aviation: 'aviation',
      Crafts: 'artisanat',
      Games: 'jeux',
      Hobbies: 'passe-temps',
      'Home & Garden': 'maison et jardin',
      'Video Games': 'jeux vidéo',
    },
  },
  Arts: {
    label: 'Arts',
    parts: {
      Books: 'livres',
      Design: 'design',
      'Fashion & Beauty': 'mode et beauté',
      Food: 'cuisine',
      'Performing Arts': 'arts de la scène',
      'Visual Arts': 'arts visuels',
    },
  },
  Comedy: {
    label: 'Humour',
    parts: { 'Comedy Interviews': 'entrevues', Improv: 'improvisation', 'Stand-Up': 'monologues' },
  },
  'True Crime': { label: 'Affaires criminelles' },
  Education: {
    label: 'Éducation',
    parts: {
      Courses: 'cours',
      'How To': 'savoir-faire',
      'Language Learning': 'langues',
      'Self-Improvement': 'développement personnel',
    },
  },
  Fiction: {
    label: 'Fiction',
    parts: { 'Comedy Fiction': 'comédie', Drama: 'drame', 'Science Fiction': 'science-fiction' },
  },
  History: { label: 'Histoire' },
  'Kids & Family': {
    label: 'Enfants et famille',
    parts: {
      'Education for Kids': 'apprentissages',
      Parenting: 'parents',
      'Pets & Animals': 'animaux',
      'Stories for Kids': 'histoires',
    },
  },
  Music: {
    label: 'Musique',
    parts: {
      'Music Commentary': 'critique',
      'Music History': 'histoire',
      'Music Interviews': 'entrevues',
    },
  },
  News: {
    label: 'Actualités',
    parts: {
      'Business News': 'affaires',
      'Daily News': 'nouvelles du jour',
      'Entertainment News': 'divertissement',
      'News Commentary': 'opinions',
      Politics: 'politique',
      'Sports News': 'sports',
      'Tech News': 'technologies',
    },
  },
  'Religion & Spirituality': {
    label: 'Religion et spiritualité',
    parts: {
      Buddhism: 'bouddhisme',
      Christianity: 'christianisme',
      Hinduism: 'hindouisme',
      Islam: 'islam',
      Judaism: 'judaïsme',
      Religion: 'religion',
      Spirituality: 'spiritualité',
    },
  },
  'Health & Fitness': {
    label: 'Santé et forme',
    parts: {
      'Alternative Health': 'médecines douces',
      Fitness: 'forme',
      Medicine: 'médecine',
      'Mental Health': 'santé mentale',
      Nutrition: 'nutrition',
      Sexuality: 'sexualité',
    },
  },
  Science: {
    label: 'Sciences',
    parts: {
      Astronomy: 'astronomie',
      Chemistry: 'chimie',
      'Earth Sciences': 'sciences de la Terre',
      'Life Sciences': 'sciences de la vie',
      Mathematics: 'mathématiques',
      'Natural Sciences': 'sciences naturelles',
      Nature: 'nature',
      Physics: 'physique',
      'Social Sciences': 'sciences sociales',
    },
  },
  'Society & Culture': {
    label: 'Société et culture',
    parts: {
      Documentary: 'documentaire',
      'Personal Journals': 'récits personnels',
      Philosophy: 'philosophie',
      'Places & Travel': 'lieux et voyages',
      Relationships: 'relations',
    },
  },
  Sports: {
    label: 'Sports',
    parts: {
      Baseball: 'baseball',
      Basketball: 'basketball',
      Cricket: 'cricket',
      'Fantasy Sports': 'ligues virtuelles',
      Football: 'football',
      Golf: 'golf',
      Hockey: 'hockey',
      Rugby: 'rugby',
      Running: 'course',
      Soccer: 'soccer',
      Swimming: 'natation',
      Tennis: 'tennis',
      Volleyball: 'volleyball',
      Wilderness: 'plein air',
      Wrestling: 'lutte',
    },
  },
  Technology: { label: 'Technologies' },
  'TV & Film': {
    label: 'Télévision et cinéma',
    parts: {
      'After Shows': 'après l’émission',
      'Film History': 'histoire du cinéma',
      'Film Interviews': 'entrevues',
      'Film Reviews': 'critiques de films',
      'TV Reviews': 'critiques d’émissions',
    },
  },
};

/** What a show may be filed under: `Business`, or a part of it, `Business/Careers`, with what staff choose it by. */
export const appleCategories: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(categories).flatMap(([name, { label, parts = {} }]) => [
    [name, label],
    ...Object.entries(parts).map(([part, words]) => [`${name}/${part}`, `${label}\u00A0: ${words}`]),
  ]),
);

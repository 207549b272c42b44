import type { LibraryPicture } from '#features/media/data/contentMedia.ts';
import { paths } from '#paths.ts';
import type { ProjectContent } from '../project.schema.ts';

/** A picture of the library with its own drawing as its file: stories have no storage. */
export function aLibraryPicture(
  ground: string,
  alt = '',
  { width = 1600, height = 1000 } = {},
): LibraryPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><rect width="160" height="100" fill="${ground}"/><circle cx="112" cy="38" r="22" fill="#F3EFE7"/><path d="M0 100V74q40-30 80-4t80-14v44z" fill="#00213D"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt,
    facts: { type: 'image/svg+xml', size: svg.length, width, height },
  };
}

/** A project with everything that one may have. */
export const aProject: ProjectContent = {
  title: 'Voix du fleuve, la saison 2',
  slug: 'voix-du-fleuve',
  client: 'Coopérative maritime du Saint-Laurent',
  category: 'Podcast',
  tags: ['Balado de marque', 'Réalisation', 'Recrutement'],
  day: '2026-10-02',
  description:
    'Une coopérative maritime voulait recruter sans parler de recrutement. On a tendu le micro à douze capitaines, mécaniciennes et pilotes du Saint-Laurent.',
  cover: aLibraryPicture('#1F6FB8', 'Le pont d’un remorqueur au petit matin, devant Québec.'),
  facts: [
    { value: '10', label: 'épisodes de 28 minutes' },
    { value: '42 000', label: 'écoutes en six mois' },
    { value: '× 2', label: 'candidatures reçues' },
  ],
  challenge: [
    'Le métier manque de relève, et les affiches de recrutement se ressemblent toutes. La coopérative voulait qu’on entende ceux qui font tourner les bateaux, pas qu’on les vante.',
    'Il fallait enregistrer à bord, en service, sans ralentir personne : moteurs, vent et radio compris.',
  ],
  solution: [
    'Deux micros-cravates, un enregistreur étanche et un réalisateur qui a le pied marin. Chaque épisode suit un quart de travail, du premier café à l’accostage.',
  ],
  results: [
    'Dix épisodes plus tard, les candidatures ont doublé et l’émission fait partie de l’accueil des nouveaux employés.',
  ],
  pictures: [
    {
      id: 'timonerie',
      picture: aLibraryPicture('#19B8A6', 'Un micro posé devant les cadrans de la timonerie.'),
      caption: 'L’enregistreur tient dans une boîte à lunch.',
    },
    { id: 'quai', picture: aLibraryPicture('#FF6B4A', 'L’équipe sur le quai, casques au cou.') },
    {
      id: 'montage',
      picture: aLibraryPicture('#8DBCE6', 'Une session de montage ouverte sur deux écrans.'),
      caption: 'Neuf heures de prises pour vingt-huit minutes d’émission.',
    },
  ],
  testimonials: [
    {
      quote: 'On craignait le publireportage. Nos gens se sont reconnus, et leurs enfants aussi.',
      name: 'Maryse Tanguay',
      role: 'Directrice des équipages',
      portrait: 'tide',
    },
  ],
  callToAction: {
    title: 'Votre métier a une voix',
    text: 'Racontez-nous ce que vous voulez faire entendre. Vous aurez une réponse d’ici un jour ouvrable.',
    actions: [{ label: 'Lancer votre projet', to: paths.contact }],
  },
};

/** Three projects, the newest first: the last one has nothing that may be left out. */
export const projects: ProjectContent[] = [
  aProject,
  {
    ...aProject,
    title: 'La Nuit des idées, en direct',
    slug: 'nuit-des-idees',
    client: 'Musée de la Civilité',
    category: 'Événement vidéo',
    tags: ['Captation multicaméra', 'Diffusion en direct', 'Réalisation'],
    day: '2026-06-12',
    description:
      'Six heures de conférences au Vieux-Port, cinq caméras, une régie installée le matin même. Les extraits sous-titrés étaient en ligne avant le café du lendemain.',
    cover: 'ember',
    facts: [
      { value: '6 h', label: 'de direct sans coupure' },
      { value: '11 300', label: 'personnes en ligne' },
    ],
  },
  {
    ...aProject,
    title: 'Boréal, autrement',
    slug: 'boreal-autrement',
    client: 'Boréal plein air',
    category: 'Stratégie numérique',
    tags: ['Positionnement', 'Infolettre'],
    day: '2026-02-20',
    description:
      'Une marque de plein air noyée dans les rabais. On a coupé la moitié des canaux et réécrit le ton.',
    cover: 'shore',
    facts: [{ value: '+ 38 %', label: 'de ventes en ligne' }],
    results: [],
    pictures: [],
    testimonials: [],
  },
];

/** The same project as the database holds it in stories, whose library has none of its pictures. */
export const storedProject: ProjectContent = { ...aProject, cover: 'dusk', pictures: [] };

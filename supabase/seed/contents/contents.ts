import type { Json } from '../../../src/generated/database.types.ts';
import type { EpisodeContent } from '../../../src/features/podcasts/site/episode.schema.ts';
import type { ShowContent } from '../../../src/features/podcasts/site/show.schema.ts';
import type { ProjectContent } from '../../../src/features/projects/site/project.schema.ts';
import measured from './measured.json' with { type: 'json' };
import { filmKeys, pictureKeys, soundKeys } from './exampleFiles.ts';

/** A document that is online from the start. */
export type SeedContent = { key: string; value: Json; publishedAt: string };

const toAddress = (key: string) => `/storage/v1/object/public/media/${key}`;
const picture = (name: keyof typeof pictureKeys, alt: string) => ({ src: toAddress(pictureKeys[name]), alt });
const toId = (rank: number) => `a0000000-0000-4000-8000-${String(rank).padStart(12, '0')}`;

/** What is said of each file in the library; contents say the same of their pictures. */
export const alts = {
  showCover: 'Onze barres bleues qui montent, dont une orange, au-dessus du titre La Relève.',
  river: 'Un traversier et un phare au coucher du soleil; l’eau est une onde sonore.',
  wheelhouse: 'Un micro devant un hublot d’où l’on voit le fleuve.',
  chart: 'Le fleuve vu du ciel, et dix escales reliées par un pointillé.',
  hall: 'Une salle comble devant une scène; une onde orange remplit l’écran géant.',
  controlRoom: 'Huit écrans de régie au-dessus d’une console.',
  viewfinder: 'Une conférencière dans le viseur d’une caméra, devant une salle floue.',
  boreal: 'Une tente éclairée sous une aurore boréale faite de barres vertes.',
  calendar: 'Douze mois en cartons sur un mur, dont un orange.',
  trail: 'Un sentier monte vers un drapeau, devant un soleil orange.',
} as const satisfies Record<keyof typeof pictureKeys, string>;

const own = (name: keyof typeof pictureKeys) => picture(name, alts[name]);

const example = 'Ce projet est un exemple : le client, les chiffres et les images sont inventés.';

const projects: ProjectContent[] = [
  {
    title: 'La Nuit des idées, en direct',
    slug: 'nuit-des-idees',
    client: 'Le Quai des idées',
    category: 'Événement vidéo',
    tags: ['Captation multicaméra', 'Diffusion en direct', 'Sous-titrage'],
    day: '2026-10-08',
    description:
      'Six heures de conférences au Vieux-Port, cinq caméras, une régie installée le matin même. Les extraits sous-titrés étaient en ligne avant le café du lendemain.',
    cover: own('hall'),
    facts: [
      { value: '6 h', label: 'de direct sans coupure' },
      { value: '11 300', label: 'personnes en ligne' },
    ],
    challenge: [
      'Dix-huit conférencières et conférenciers, une seule scène, et une salle qui change de décor toutes les vingt minutes. L’organisme n’avait jamais rien diffusé, et la moitié de son public vit loin de Québec.',
      'Il fallait une image digne d’un plateau sans gêner les gens assis devant, et des sous-titres pour chaque extrait.',
    ],
    solution: [
      'Cinq caméras, dont une seule dans l’allée. La régie tient dans la loge du fond : huit écrans, deux opératrices et un plan de repli pour chaque panne à laquelle on a pensé.',
      'Pendant que le direct roule, une monteuse coupe les extraits. Le sous-titrage se relit à deux, à voix haute.',
    ],
    results: [
      'Aucune coupure en six heures, et 11 300 personnes en ligne au plus fort de la soirée.',
      example,
    ],
    pictures: [
      { id: 'regie', picture: own('controlRoom'), caption: 'La régie, montée le matin même dans une loge.' },
      {
        id: 'viseur',
        picture: own('viewfinder'),
        caption: 'La caméra de l’allée suit celle qui parle, jamais la salle.',
      },
    ],
    film: {
      src: toAddress(filmKeys.film),
      title: 'La Nuit des idées en huit secondes',
      poster: toAddress(filmKeys.poster),
      captions: toAddress(filmKeys.captions),
      isSilent: false,
    },
    testimonials: [
      {
        quote: 'À minuit, je cherchais encore les caméras. Mon public, lui, n’a rien manqué.',
        name: 'Solène Audet',
        role: 'Directrice de la programmation, Le Quai des idées',
        portrait: 'ember',
      },
    ],
    socialTitle: undefined,
    socialDescription: undefined,
    callToAction: {
      title: 'Un événement à montrer?',
      text: 'Dites-nous la date et la salle. Nous vous dirons ce qu’il faut de caméras, et ce qu’il n’en faut pas.',
      actions: [{ label: 'Lancer votre projet', to: '/contact' }],
    },
  },
  {
    title: 'Voix du fleuve, la saison 2',
    slug: 'voix-du-fleuve',
    client: 'Coopérative maritime des Escales',
    category: 'Podcast',
    tags: ['Balado de marque', 'Réalisation', 'Recrutement'],
    day: '2026-10-20',
    description:
      'Une coopérative maritime voulait recruter sans parler de recrutement. On a tendu le micro à douze capitaines, mécaniciennes et pilotes du Saint-Laurent. Dix épisodes plus tard, les candidatures ont doublé et l’émission fait partie de l’accueil des nouveaux employés.',
    cover: own('river'),
    facts: [
      { value: '10', label: 'épisodes de 28 minutes' },
      { value: '42 000', label: 'écoutes en six mois' },
      { value: '× 2', label: 'candidatures reçues' },
    ],
    challenge: [
      'Le métier manque de relève, et les affiches de recrutement se ressemblent toutes. La coopérative voulait que l’on entende les gens qui font avancer les bateaux, pas qu’on les vante.',
      'Il fallait enregistrer à bord, en service, sans ralentir personne : moteurs, vent et radio compris.',
    ],
    solution: [
      'Deux micros-cravates, un enregistreur étanche et un réalisateur qui a le pied marin. Chaque épisode suit un quart de travail, du premier café à l’accostage.',
      'Le bruit des machines n’est pas effacé : il est mixé. C’est lui qui dit où l’on est.',
    ],
    results: [
      'Les candidatures ont doublé en six mois. L’émission est devenue la première heure de chaque nouvelle recrue.',
      `${example} L’extrait est lu par des voix de synthèse, sur des notes que ce site a jouées lui-même.`,
    ],
    pictures: [
      {
        id: 'hublot',
        picture: own('wheelhouse'),
        caption: 'Le micro de la timonerie, entre deux accostages.',
      },
      { id: 'escales', picture: own('chart'), caption: 'Dix escales, dix épisodes.' },
    ],
    sound: { src: toAddress(soundKeys.fleuve) },
    testimonials: [
      {
        quote: 'On craignait le publireportage. Nos gens se sont reconnus, et leurs enfants aussi.',
        name: 'Maryse Tanguay',
        role: 'Directrice des équipages, Coopérative maritime des Escales',
        portrait: 'tide',
      },
    ],
    socialTitle: undefined,
    socialDescription: undefined,
    callToAction: {
      title: 'Votre métier a une voix',
      text: 'Racontez-nous ce que vous voulez faire entendre. Vous aurez une réponse d’ici un jour ouvrable.',
      actions: [
        { label: 'Lancer votre projet', to: '/contact' },
        { label: 'La production de balado', to: '/services/production-de-balado' },
      ],
    },
  },
  {
    title: 'Boréal, autrement',
    slug: 'boreal-autrement',
    client: 'Boréal Plein air',
    category: 'Stratégie numérique',
    tags: ['Positionnement', 'Calendrier éditorial', 'Infolettre'],
    day: '2026-09-14',
    description:
      'Une marque de plein air noyée dans les rabais. On a coupé la moitié des canaux, réécrit le ton et bâti un calendrier éditorial de douze mois que l’équipe tient encore seule.',
    cover: own('boreal'),
    facts: [
      { value: '+ 38 %', label: 'de ventes en ligne' },
      { value: '4', label: 'canaux plutôt que 9' },
    ],
    challenge: [
      'Neuf canaux, trois personnes et un rabais chaque vendredi. Plus la marque parlait, moins on l’entendait.',
    ],
    solution: [
      'On a relu un an de publications avec l’équipe, et gardé ce qu’elle-même aurait ouvert : quatre canaux sur neuf.',
      'Un mois, un sujet, une sortie. Douze cartons sur un mur ont remplacé un tableur que personne n’ouvrait.',
    ],
    results: [
      'Les ventes en ligne ont monté de 38 % sans un rabais de plus, et l’infolettre est lue jusqu’au bout par une personne sur deux.',
      example,
    ],
    pictures: [
      {
        id: 'cartons',
        picture: own('calendar'),
        caption: 'Le calendrier de douze mois, avant son premier café renversé.',
      },
      {
        id: 'sentier',
        picture: own('trail'),
        caption: 'La campagne de juin : une sortie plutôt qu’un rabais.',
      },
    ],
    testimonials: [
      {
        quote: 'On publie deux fois moins, et on nous écrit deux fois plus.',
        name: 'Étienne Ouellet',
        role: 'Cofondateur, Boréal Plein air',
        portrait: 'shore',
      },
    ],
    socialTitle: undefined,
    socialDescription: undefined,
    callToAction: {
      title: 'Trop de canaux, pas assez d’écho?',
      text: 'Une heure avec nous suffit pour savoir lesquels fermer. C’est souvent la meilleure nouvelle du mois.',
      actions: [{ label: 'Lancer votre projet', to: '/contact' }],
    },
  },
];

const showKey = `show/${toId(101)}`;

const show: ShowContent = {
  title: 'La Relève',
  slug: 'la-releve',
  description:
    'Des dirigeantes et des dirigeants d’ici parlent de ceux qui viendront après eux. Ces épisodes sont des exemples : les voix sont de synthèse, les histoires sont inventées, et la musique est faite de nos propres notes.',
  cover: own('showCover'),
  category: 'Business',
  author: 'Porte-Voix',
  owner: { name: 'Porte-Voix', email: 'info@porte-voix.example' },
  type: 'episodic',
  isExplicit: false,
  isLocked: true,
  links: [],
};

const notes = [
  'Les voix de cet épisode sont de synthèse (eSpeak NG), la musique est jouée par un programme de ce site, et les personnes sont inventées.',
];

const toEpisode = (
  name: 'recruter' | 'flambeau' | 'bilan',
  episode: Pick<EpisodeContent, 'title' | 'slug' | 'number' | 'day' | 'description'>,
): EpisodeContent => ({
  show: showKey,
  type: 'full',
  season: undefined,
  notes,
  links: [],
  image: undefined,
  sound: { src: toAddress(soundKeys[name]) },
  ...measured.words[name],
  isExplicit: false,
  ...episode,
});

const episodes: EpisodeContent[] = [
  toEpisode('recruter', {
    title: 'Recruter quand personne ne postule',
    slug: 'recruter-quand-personne-ne-postule',
    number: 24,
    day: '2026-11-12',
    description:
      'Trois dirigeantes de Chaudière-Appalaches racontent comment elles ont rempli leurs équipes sans publier une seule offre d’emploi.',
  }),
  toEpisode('flambeau', {
    title: 'Lâcher l’établi',
    slug: 'lacher-l-etabli',
    number: 23,
    day: '2026-10-29',
    description:
      'Un menuisier vend son atelier à sa fille. Il a promis de se taire; elle a compté les heures.',
  }),
  toEpisode('bilan', {
    title: 'Une année en trois chiffres',
    slug: 'une-annee-en-trois-chiffres',
    number: 22,
    day: '2026-10-15',
    description:
      'Quatre départs, neuf arrivées, un dimanche : une directrice dresse le bilan de sa première année.',
  }),
];

/** Whatever is undefined isn't there at all, as the editor saves it. */
const toValue = (content: object): Json => JSON.parse(JSON.stringify(content));

/** Projects, the show and its episodes. Their texts say that they are examples. */
export const seedContents: readonly SeedContent[] = [
  ...projects.map((project, index) => ({
    key: `project/${toId(index + 1)}`,
    value: toValue(project),
    publishedAt: `${project.day}T16:00:00Z`,
  })),
  { key: showKey, value: toValue(show), publishedAt: '2026-09-30T16:00:00Z' },
  ...episodes.map((episode, index) => ({
    key: `episode/${toId(201 + index)}`,
    value: toValue(episode),
    publishedAt: `${episode.day}T16:00:00Z`,
  })),
];

import { emptyArticle } from '#features/articles/data/article.schema.ts';
import type { Database } from '../../src/generated/database.types.ts';

/** Who asks: a visitor without an account, or someone signed in with that role. Each may do all that those before it may. */
export const actors = ['anonymous', 'subscriber', 'moderator', 'editor', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** The people that a rule allows. Everybody else is refused. */
export type Who = readonly Actor[];

const everyone: Who = actors;
const signedIn: Who = ['subscriber', 'moderator', 'editor', 'admin'];
const moderators: Who = ['moderator', 'editor', 'admin'];
const editors: Who = ['editor', 'admin'];
const admins: Who = ['admin'];
const nobody: Who = [];

/** What may be done with one kind of row. */
export type RowPermissions = { label: string; read: Who; change: Who; delete: Who };

/** What a column may be used for by whoever may do that to the row. */
export type ColumnUse = 'read' | 'create' | 'change';

export type TablePermissions<Column extends string = string> = {
  label: string;
  rows: Record<string, RowPermissions>;
  create: Record<string, { label: string; who: Who }>;
  columns: Record<Column, readonly ColumnUse[]>;
  /** Columns that come back empty, but for some people and rows. */
  masked?: { columns: readonly Column[]; except: Record<string, Who> };
  /** The only columns that an anonymous visitor may even name. */
  anonymousColumns?: readonly Column[];
};

type Views = Database['public']['Views'];
type Relations = Database['public']['Tables'] & Pick<Views, 'profiles'>;
export type Relation = keyof Relations;

/** The columns that a relation has, without those that functions compute: these stand with the functions. */
type ColumnOf<R extends { Row: object }> = Exclude<
  keyof R['Row'],
  R extends { ComputedFields: infer Computed } ? Computed : never
>;

const always = ['read'] as const satisfies ColumnUse[];
const onCreation = ['read', 'create'] as const satisfies ColumnUse[];
const afterwards = ['read', 'change'] as const satisfies ColumnUse[];
const freely = ['read', 'create', 'change'] as const satisfies ColumnUse[];

/** The columns that the form of an article writes, those that come later too. */
const { publish_at: _moment, tag_ids: _tags, ...columnsOfForm } = emptyArticle;
const ofArticleForm = Object.fromEntries(
  Object.keys(columnsOfForm).map((column) => [column, freely]),
) as Record<keyof typeof columnsOfForm, typeof freely>;

/** What every page, project, show and episode has. */
const online = {
  id: always,
  slug: always,
  title: always,
  description: always,
  content: always,
  version: always,
  published_at: always,
};

const ofStaff = { change: editors, delete: admins };
const never = { change: nobody, delete: nobody };

/** Categories and tags by the articles that have them. */
const ofTaxonomy = {
  published: { label: 'd’un article publié', read: everyone, ...ofStaff },
  scheduled: { label: 'd’un article planifié seulement', read: editors, ...ofStaff },
  unpublished: { label: 'd’un brouillon seulement', read: editors, ...ofStaff },
  unused: { label: 'sans article', read: editors, ...ofStaff },
};

/** Pages and projects, of which the table keeps those that are not online too. */
const byPublication = {
  any: { label: 'en ligne', read: everyone, ...never },
  offline: { label: 'qui n’est pas en ligne', read: nobody, ...never },
};

/**
 * Who may do what with each table. A column that the database has and this table hasn't is a type error, and the tests
 * hold every line against the policies, allowed and refused alike. Declared here, enforced by `supabase/migrations`: whoever
 * changes a line changes its policy there (for reading articles, in `articles.sql`). Suspended people,
 * and those who have not given the second factor that is asked of them, count as nobody, and what a table keeps to itself a function may show: whoever has a living link reads a draft through
 * `read_preview`, below.
 */
export const tables = {
  articles: {
    label: 'Articles',
    rows: {
      published: { label: 'publié', read: everyone, ...ofStaff },
      scheduled: { label: 'planifié', read: editors, ...ofStaff },
      draft: { label: 'brouillon', read: editors, ...ofStaff },
      archived: { label: 'archivé', read: editors, ...ofStaff },
    },
    create: {
      own: { label: 'en son propre nom', who: editors },
      forged: { label: 'au nom de quelqu’un d’autre', who: nobody },
    },
    columns: {
      id: onCreation,
      ...ofArticleForm,
      author_id: onCreation,
      published_at: freely,
      views_count: always,
      version: always,
      dated_at: always,
      search_text: always,
      created_at: always,
      updated_at: always,
    },
  },
  categories: {
    label: 'Catégories',
    rows: ofTaxonomy,
    create: { any: { label: 'toutes', who: editors } },
    columns: {
      id: onCreation,
      name: freely,
      slug: freely,
      description: freely,
      color: freely,
      created_at: always,
      updated_at: always,
    },
  },
  tags: {
    label: 'Tags',
    rows: ofTaxonomy,
    create: { any: { label: 'tous', who: editors } },
    columns: {
      id: onCreation,
      name: freely,
      slug: freely,
      former_slugs: always,
      created_at: always,
      updated_at: always,
    },
  },
  article_tags: {
    label: 'Tags d’un article',
    rows: {
      published: { label: 'd’un article publié', read: everyone, change: nobody, delete: editors },
      scheduled: { label: 'd’un article planifié', read: editors, change: nobody, delete: editors },
      draft: { label: 'd’un brouillon', read: editors, change: nobody, delete: editors },
    },
    create: { any: { label: 'tous', who: editors } },
    columns: { article_id: onCreation, tag_id: onCreation, appears_at: always, category_id: always },
  },
  media_library: {
    label: 'Médiathèque',
    rows: { any: { label: 'tous', read: editors, ...ofStaff } },
    create: {
      own: { label: 'en son propre nom', who: editors },
      forged: { label: 'au nom de quelqu’un d’autre', who: nobody },
      foreign: { label: 'avec le fichier de quelqu’un d’autre', who: nobody },
    },
    columns: {
      id: onCreation,
      title: freely,
      file_path: onCreation,
      file_name: onCreation,
      file_size: onCreation,
      mime_type: onCreation,
      alt_text: freely,
      description: freely,
      width: onCreation,
      height: onCreation,
      focal_x: freely,
      focal_y: freely,
      variants: freely,
      duration: onCreation,
      waveform: onCreation,
      loudness: onCreation,
      true_peak: onCreation,
      digest: onCreation,
      uploaded_by: onCreation,
      former_files: always,
      search_text: always,
      media_kind: always,
      created_at: always,
      updated_at: always,
    },
  },
  leads: {
    label: 'Demandes',
    rows: {
      open: { label: 'en cours', read: moderators, change: nobody, delete: admins },
      closed: { label: 'gagnée ou perdue', read: moderators, change: nobody, delete: admins },
    },
    create: { any: { label: 'toutes', who: everyone } },
    columns: {
      id: onCreation,
      first_name: onCreation,
      last_name: onCreation,
      email: onCreation,
      phone: always,
      company: onCreation,
      service: onCreation,
      message: onCreation,
      estimate: onCreation,
      page: onCreation,
      campaign: onCreation,
      domain: onCreation,
      kind: always,
      created_at: always,
      source: always,
      // Through `change_lead` and `change_leads`.
      stage: always,
      lost_reason: always,
      assignee: always,
      next_step: always,
      next_step_on: always,
      amount: always,
      closed_at: always,
      is_closed: always,
      version: always,
      changed_at: always,
      changed_by: always,
      search_text: always,
    },
  },
  lead_events: {
    label: 'Fil des demandes\u00A0: notes, réponses, étapes',
    rows: { any: { label: 'toutes', read: moderators, ...never } },
    create: { any: { label: 'une note', who: editors } },
    columns: {
      id: onCreation,
      lead_id: onCreation,
      text: onCreation,
      kind: always,
      changes: always,
      sent_at: always,
      author: always,
      created_at: always,
    },
  },
  personal_data_requests: {
    label: 'Demandes d’accès et d’effacement',
    rows: {
      open: { label: 'en cours', read: admins, change: admins, delete: nobody },
      answered: { label: 'répondue', read: admins, change: admins, delete: nobody },
    },
    create: { any: { label: 'toutes', who: admins } },
    columns: {
      id: onCreation,
      kind: onCreation,
      email: onCreation,
      received_on: onCreation,
      due_on: always,
      answered_at: afterwards,
      answered_by: always,
      created_at: always,
    },
  },
  privacy_incidents: {
    label: 'Registre des incidents',
    rows: { any: { label: 'tous', read: admins, change: admins, delete: nobody } },
    create: { any: { label: 'tous', who: admins } },
    columns: {
      id: onCreation,
      happened_on: freely,
      description: freely,
      risk: freely,
      notified: freely,
      amendments: always,
      created_by: always,
      created_at: always,
    },
  },
  page_changes: {
    label: 'Journal des pages publiques',
    rows: { any: { label: 'toutes', read: everyone, ...never } },
    create: { any: { label: 'toutes', who: nobody } },
    columns: { number: always, path: always, kind: always, target: always, changed_at: always },
  },
  site_contents: {
    label: 'Contenus publiés du site',
    rows: {
      site: { label: 'd’une section ou des paramètres', read: everyone, ...never },
      internal: { label: 'des paramètres internes', read: admins, ...never },
      replies: { label: 'des modèles de réponse', read: editors, ...never },
    },
    create: { any: { label: 'tous', who: nobody } },
    columns: { kind: always, key: always, value: always, version: always, published_at: always },
  },
  pages: {
    label: 'Pages composées',
    rows: byPublication,
    create: { any: { label: 'toutes', who: nobody } },
    columns: { ...online, footer: always },
  },
  projects: {
    label: 'Réalisations',
    rows: byPublication,
    create: { any: { label: 'toutes', who: nobody } },
    columns: { ...online, client: always, category: always, tags: always, day: always },
  },
  shows: {
    label: 'Émissions',
    rows: {
      any: { label: 'en ligne', read: everyone, ...never },
      hidden: { label: 'qui n’est pas en ligne', read: nobody, ...never },
    },
    create: { any: { label: 'toutes', who: nobody } },
    columns: online,
  },
  episodes: {
    label: 'Épisodes',
    rows: {
      any: { label: 'en ligne', read: everyone, ...never },
      ahead: { label: 'dont le jour est à venir', read: editors, ...never },
      hidden: { label: 'dont l’émission n’est pas en ligne', read: nobody, ...never },
    },
    create: { any: { label: 'tous', who: nobody } },
    columns: {
      ...online,
      show_id: always,
      number: always,
      season: always,
      day: always,
      sound: always,
      transcript: always,
      has_transcript: always,
    },
  },
  profiles: {
    label: 'Profils',
    rows: {
      own: { label: 'le sien', read: signedIn, ...never },
      publishedAuthor: { label: 'd’une personne qui a publié', read: everyone, ...never },
      scheduledAuthor: { label: 'd’une personne dont tout est planifié', read: editors, ...never },
      draftAuthor: { label: 'd’une personne sans article publié', read: editors, ...never },
      uploader: { label: 'd’une personne qui a ajouté un média', read: editors, ...never },
      colleague: { label: 'd’une personne de la rédaction', read: editors, ...never },
      stranger: { label: 'd’une autre personne', read: admins, ...never },
    },
    create: { any: { label: 'tous', who: nobody } },
    columns: {
      id: always,
      user_id: always,
      email: always,
      role: always,
      first_name: always,
      last_name: always,
      created_at: always,
      updated_at: always,
    },
    masked: {
      columns: ['email', 'role', 'created_at', 'updated_at'],
      except: { own: signedIn, others: admins },
    },
    anonymousColumns: ['user_id', 'first_name', 'last_name'],
  },
} as const satisfies { [R in Relation]: TablePermissions<ColumnOf<Relations[R]> & string> };

/** What lists are asked of: who may read it, with their own rights. Nobody writes by it. */
export const views = {
  listed_accounts: { label: 'Lister les utilisateurs', read: admins },
  listed_account_changes: { label: 'Lister les changements de comptes', read: admins },
  deleted_items: { label: 'Lister ce qui est supprimé', read: editors },
  listed_articles: {
    label: 'Lister les articles\u00A0: tous pour l’équipe, sinon ceux qui sont publiés',
    read: signedIn,
  },
  article_authors: { label: 'Lister qui a écrit un article', read: signedIn },
  listed_versions: { label: 'Lister les versions\u00A0: celles des paramètres, les admins', read: editors },
  listed_media: { label: 'Lister les médias', read: editors },
  listed_releases: { label: 'Lister les mises en ligne', read: editors },
  listed_leads: { label: 'Lister les demandes', read: moderators },
  listed_lead_events: { label: 'Lister le fil des demandes', read: moderators },
  listed_course_sessions: { label: 'Lister toutes les sessions', read: moderators },
  listed_registrations: { label: 'Lister les personnes inscrites', read: moderators },
  listed_bookings: { label: 'Lister les réservations', read: moderators },
} as const satisfies Record<Exclude<keyof Views, 'profiles'>, { label: string; read: Who }>;

/** Contents by who may edit them. */
const editedContents = {
  page: { label: 'd’un contenu d’une page', who: editors },
  settings: { label: 'd’un paramètre', who: admins },
};

/** Documents by who may edit them. */
const editedDocuments = { any: { label: 'd’un article', who: editors }, ...editedContents };

/** The same, and releases. */
const previewed = { ...editedDocuments, release: { label: 'd’une mise en ligne', who: editors } };

/** What whoever has a link does by it. */
const withLink = {
  living: { label: 'avec son lien', who: everyone },
  invented: { label: 'avec un lien inventé', who: nobody },
};

/** Articles by their state, of which something is shown beside them. */
const ofArticles = {
  published: { label: 'd’un article publié', who: everyone },
  scheduled: { label: 'd’un article planifié', who: editors },
  draft: { label: 'd’un brouillon', who: editors },
};

/** A function that some may call, on whatever it be. */
const inOneCase = (label: string, what: string, who: Who) => ({
  label,
  cases: { any: { label: what, who } },
});

/** Releases by who may manage them. */
const releases = {
  page: { label: 'avec des contenus', who: editors },
  settings: { label: 'avec un paramètre', who: admins },
};

/** Who may call the functions of the API, and on what. */
export const functions = {
  record_article_view: {
    label: 'Compter une lecture',
    cases: {
      published: { label: 'd’un article publié', who: everyone },
      scheduled: { label: 'd’un article planifié', who: nobody },
      draft: { label: 'd’un brouillon', who: nobody },
    },
  },
  search: inOneCase('Chercher dans le site', 'ce que les visiteurs lisent', everyone),
  exchange_markdown_texts: inOneCase(
    'Lire les textes en Markdown pour la recherche',
    'ce que personne n’a encore lu',
    editors,
  ),
  search_desk: {
    label: 'Chercher dans le back-office',
    cases: {
      request: { label: 'une demande', who: moderators },
      draft: { label: 'un brouillon', who: editors },
      settings: { label: 'un paramètre', who: admins },
      person: { label: 'une personne qui a un compte', who: admins },
    },
  },
  create_challenge: inOneCase(
    'Demander le calcul qui accompagne un envoi',
    'à la mesure de ce que son réseau a envoyé',
    everyone,
  ),
  record_visit: {
    label: 'Compter une visite',
    cases: {
      page: { label: 'd’une page du site', who: everyone },
      composed: { label: 'd’une page composée', who: everyone },
      episode: { label: 'd’un épisode', who: everyone },
      hiddenEpisode: { label: 'd’un épisode dont l’émission n’est pas en ligne', who: nobody },
      article: { label: 'd’un article publié', who: everyone },
      scheduled: { label: 'd’un article planifié', who: nobody },
      draft: { label: 'd’un brouillon', who: nobody },
      unknown: { label: 'd’une adresse que le site n’a pas', who: nobody },
      robot: { label: 'd’un robot', who: nobody },
    },
  },
  record_calculation: {
    label: 'Compter un usage du calculateur',
    cases: {
      person: { label: 'par une personne', who: everyone },
      robot: { label: 'par un robot', who: nobody },
    },
  },
  record_missed_search: {
    label: 'Compter une recherche qui ne trouve rien',
    cases: {
      person: { label: 'd’une personne', who: everyone },
      found: { label: 'd’un mot que le site a', who: nobody },
      robot: { label: 'd’un robot', who: nobody },
    },
  },
  record_missed_page: {
    label: 'Compter une adresse sans page',
    cases: {
      person: { label: 'demandée par une personne', who: everyone },
      page: { label: 'qui a une page', who: nobody },
      token: { label: 'qui porte un jeton', who: nobody },
      robot: { label: 'demandée par un robot', who: nobody },
    },
  },
  join_tags: inOneCase('Joindre deux tags', 'n’importe lesquels', admins),
  redirect_address: inOneCase('Faire mener ailleurs une adresse sans page', 'à une page du site', editors),
  list_redirections: inOneCase('Voir où mènent les adresses sans page', 'toutes', moderators),
  read_statistics: inOneCase('Lire les statistiques', 'de toute période', moderators),
  restore_deleted_record: {
    label: 'Annuler une suppression',
    cases: {
      article: { label: 'd’un article', who: editors },
      other: { label: 'd’une catégorie, d’un tag, d’un média ou d’un message', who: admins },
    },
  },
  list_lead_assignees: inOneCase('Lister qui peut se charger d’une demande', 'tous', moderators),
  reply_to_lead: inOneCase('Répondre à une demande', 'n’importe laquelle', editors),
  enter_lead: inOneCase(
    'Inscrire une demande reçue autrement que par le site',
    'n’importe laquelle',
    editors,
  ),
  change_lead: inOneCase('Faire avancer une demande', 'n’importe laquelle', editors),
  change_leads: inOneCase('Assigner ou fermer plusieurs demandes', 'n’importe lesquelles', editors),
  list_media_uses: inOneCase('Savoir où un média est utilisé', 'tous', editors),
  replace_media_file: {
    label: 'Remplacer le fichier d’un média',
    cases: {
      own: { label: 'par l’un de ses envois', who: editors },
      foreign: { label: 'par le fichier de quelqu’un d’autre', who: nobody },
    },
  },
  cover: { label: 'Connaître l’image mise en avant', cases: ofArticles },
  pictures: { label: 'Connaître les images d’un texte', cases: ofArticles },
  media: {
    label: 'Connaître les médias d’un contenu',
    cases: {
      published: { label: 'd’un contenu publié', who: everyone },
      internal: { label: 'd’un réglage interne', who: admins },
      hidden: { label: 'd’un épisode dont l’émission n’est pas en ligne', who: [] },
    },
  },
  create_preview_link: { label: 'Partager un aperçu', cases: previewed },
  list_previews: { label: 'Voir les aperçus partagés et les approbations', cases: previewed },
  list_waiting_approvals: inOneCase('Voir les brouillons et les modifications approuvés', 'de tous', editors),
  list_missing_media: inOneCase('Voir les pages en ligne dont un fichier manque', 'toutes', editors),
  list_broken_links: inOneCase('Voir les liens rompus des pages en ligne', 'de toutes', editors),
  revoke_preview_link: {
    label: 'Révoquer un aperçu',
    cases: {
      any: { label: 'd’un article, de n’importe qui', who: editors },
      page: { label: 'd’un contenu d’une page', who: editors },
      settings: { label: 'd’un paramètre', who: admins },
      release: { label: 'd’une mise en ligne', who: editors },
    },
  },
  read_preview: {
    label: 'Lire un aperçu',
    cases: {
      living: { label: 'd’un article, avec son lien', who: everyone },
      content: { label: 'd’un contenu, avec son lien', who: everyone },
      release: { label: 'd’une mise en ligne, avec son lien', who: everyone },
      ended: { label: 'avec un lien qui a pris fin', who: nobody },
      revoked: { label: 'avec un lien révoqué ou inventé', who: nobody },
    },
  },
  approve_preview: {
    label: 'Approuver un aperçu',
    cases: {
      current: { label: 'd’un article, avec son lien, dans la version du moment', who: everyone },
      content: { label: 'd’un contenu, avec son lien, dans la version du moment', who: everyone },
      release: { label: 'd’une mise en ligne, avec son lien, telle qu’elle est', who: everyone },
      outdated: { label: 'dans une version modifiée depuis', who: nobody },
      ended: { label: 'avec un lien qui a pris fin', who: nobody },
      revoked: { label: 'avec un lien révoqué ou inventé', who: nobody },
    },
  },
  add_preview_note: {
    label: 'Laisser une note sur un aperçu',
    cases: {
      living: { label: 'd’un article, avec son lien', who: everyone },
      release: { label: 'd’une mise en ligne, avec son lien', who: everyone },
      other: { label: 'sur un texte que le lien ne montre pas', who: nobody },
      ended: { label: 'avec un lien qui a pris fin', who: nobody },
      revoked: { label: 'avec un lien révoqué ou inventé', who: nobody },
    },
  },
  list_preview_notes: {
    label: 'Lire les notes d’un aperçu',
    cases: {
      living: { label: 'avec son lien', who: everyone },
      ended: { label: 'avec un lien qui a pris fin', who: nobody },
      revoked: { label: 'avec un lien révoqué ou inventé', who: nobody },
    },
  },
  list_free_times: {
    label: 'Lire les temps libres d’un studio',
    cases: {
      bookable: { label: 'qui se réserve en ligne', who: everyone },
      other: { label: 'd’un autre studio', who: nobody },
    },
  },
  book_studio: {
    label: 'Demander un studio',
    cases: {
      free: { label: 'à un moment libre', who: everyone },
      taken: { label: 'à un moment pris', who: nobody },
    },
  },
  read_booking: {
    label: 'Lire une réservation',
    cases: {
      own: { label: 'avec son lien', who: everyone },
      invented: { label: 'avec un lien inventé', who: nobody },
    },
  },
  confirm_booking: { label: 'Confirmer une demande de studio', cases: withLink },
  cancel_booking: {
    label: 'Annuler une réservation',
    cases: {
      own: { label: 'avec son lien', who: everyone },
      invented: { label: 'avec un lien inventé', who: nobody },
    },
  },
  answer_booking: inOneCase('Accepter ou refuser une réservation', 'toutes', editors),
  renew_calendar_address: {
    label: 'Créer ou renouveler son adresse du calendrier',
    cases: { own: { label: 'la sienne', who: editors } },
  },
  revoke_calendar_address: {
    label: 'Révoquer son adresse du calendrier',
    cases: { own: { label: 'la sienne', who: editors } },
  },
  read_calendar_address: {
    label: 'Savoir depuis quand on a une adresse du calendrier',
    cases: { own: { label: 'la sienne', who: editors } },
  },
  read_calendar: {
    label: 'Lire quand les studios sont pris',
    cases: {
      living: { label: 'par une adresse du calendrier', who: everyone },
      invented: { label: 'par une adresse inventée ou révoquée', who: nobody },
    },
  },
  list_document_notes: { label: 'Lire les notes laissées', cases: editedDocuments },
  list_open_notes: inOneCase('Voir les notes qui attendent une réponse', 'de tous les textes', editors),
  answer_preview_note: { label: 'Répondre à une note ou la fermer', cases: editedDocuments },
  list_documents: { label: 'Voir ce qui est en ligne et ce qui attend', cases: editedDocuments },
  save_document: { label: 'Enregistrer sans publier', cases: editedDocuments },
  publish_document: { label: 'Mettre à jour ou publier', cases: editedDocuments },
  withdraw_document: { label: 'Retirer du site, ou revenir au texte d’origine', cases: editedDocuments },
  discard_document_changes: { label: 'Abandonner les modifications', cases: editedContents },
  plan_document: { label: 'Planifier une mise à jour', cases: editedDocuments },
  unplan_document: { label: 'Annuler une mise à jour planifiée', cases: editedContents },
  move_plan: { label: 'Déplacer une mise à jour planifiée', cases: editedContents },
  list_calendar: inOneCase('Voir le calendrier éditorial', 'par qui que ce soit', editors),
  read_release: inOneCase('Lire une mise en ligne', 'n’importe laquelle', editors),
  read_release_text: { label: 'Voir ce qu’une mise en ligne change', cases: editedContents },
  save_release: {
    label: 'Créer ou changer une mise en ligne',
    cases: {
      new: { label: 'une nouvelle', who: editors },
      ...releases,
    },
  },
  delete_release: { label: 'Supprimer une mise en ligne', cases: releases },
  add_to_release: {
    label: 'Ajouter à une mise en ligne',
    cases: {
      any: { label: 'un article', who: editors },
      page: { label: 'un contenu d’une page', who: editors },
      settings: { label: 'un paramètre', who: admins },
    },
  },
  remove_from_release: { label: 'Retirer d’une mise en ligne', cases: releases },
  publish_release: { label: 'Publier une mise en ligne', cases: releases },
  publish_together: {
    label: 'Publier ou retirer plusieurs documents d’un coup',
    cases: {
      page: { label: 'un contenu d’une page', who: editors },
      settings: { label: 'un paramètre parmi eux', who: admins },
    },
  },
  undo_release: { label: 'Annuler une mise en ligne', cases: releases },
  value: inOneCase(
    'Lire une page, une réalisation, une émission ou un épisode en entier',
    'en ligne',
    everyone,
  ),
  summary: inOneCase('Lire un épisode sans sa transcription', 'en ligne', everyone),
  quebec_day: inOneCase('Connaître le jour dont dépendent les heures publiées', 'avec le contenu', everyone),
  catch_up_page_changes: inOneCase(
    'Mettre à jour le journal des pages publiques',
    'avec ce qui était planifié',
    everyone,
  ),
  read_clock: inOneCase('Savoir si la date est sûre', 'du serveur', admins),
  confirm_clock: inOneCase('Confirmer la date', 'du serveur', admins),
  export_personal_data: inOneCase(
    'Réunir ce qui est conservé au sujet d’une adresse',
    'de n’importe qui',
    admins,
  ),
  erase_personal_data: {
    label: 'Effacer ce qui est conservé au sujet d’une adresse',
    cases: {
      any: { label: 'd’une personne de l’extérieur', who: admins },
      team: { label: 'd’une personne de l’équipe', who: nobody },
    },
  },
  forget_old_deletions: inOneCase(
    'Appliquer les délais de conservation',
    'à ce qui fut supprimé et aux messages',
    nobody,
  ),
  list_course_sessions: inOneCase('Lister les sessions à venir', 'ouvertes, sans les personnes', everyone),
  register_for_course_session: inOneCase('S’inscrire à une session', 'à venir', everyone),
  read_registration: { label: 'Lire une inscription', cases: withLink },
  cancel_registration: { label: 'Annuler une inscription', cases: withLink },
  confirm_registration: {
    label: 'Confirmer une inscription, ou accepter une place offerte',
    cases: withLink,
  },
  return_seats: { label: 'Rendre une partie de ses places', cases: withLink },
  free_together: inOneCase('Libérer ce qui est venu d’un même réseau', 'aujourd’hui', editors),
  save_course_session: {
    label: 'Créer ou changer une session',
    cases: { new: { label: 'une nouvelle', who: editors }, any: { label: 'une autre', who: editors } },
  },
  cancel_course_session: inOneCase('Annuler une session', 'à venir', editors),
  delete_course_session: inOneCase('Supprimer une session', 'sur laquelle personne ne compte', admins),
  register_by_staff: inOneCase('Inscrire quelqu’un', 'à une session à venir', editors),
  change_registration: {
    label: 'Changer une inscription',
    cases: {
      cancel: { label: 'l’annuler', who: editors },
      confirm: { label: 'confirmer une place offerte', who: editors },
      move: { label: 'la déplacer', who: editors },
      attended: { label: 'noter une présence', who: editors },
    },
  },
  write_to_registered: inOneCase('Écrire aux personnes inscrites', 'à une session', editors),
  take_email: inOneCase('Prendre le courriel à envoyer', 'tous', nobody),
  report_email: inOneCase('Dire si un courriel est parti', 'n’importe lequel', nobody),
  list_failed_emails: inOneCase('Lister les courriels qui ne sont pas partis', 'tous', admins),
  retry_email: inOneCase(
    'Réessayer un courriel',
    'qui n’est pas parti\u00A0: une réponse à une demande, les éditeurs aussi',
    admins,
  ),
  set_profile_role: {
    label: 'Changer un rôle',
    cases: { other: { label: 'd’une autre personne', who: admins }, own: { label: 'le sien', who: nobody } },
  },
  set_own_name: {
    label: 'Changer un nom',
    cases: { own: { label: 'le sien', who: signedIn } },
  },
  list_account_traces: inOneCase('Savoir ce qu’une personne a laissé', 'n’importe laquelle', admins),
  announce_account_change: {
    label: 'Suspendre, rétablir ou retirer',
    cases: { other: { label: 'une autre personne', who: admins }, own: { label: 'soi-même', who: nobody } },
  },
  announce_invitation: inOneCase('Inviter', 'avec n’importe quel rôle', admins),
  transfer_authorship: inOneCase('Transférer articles et médias', 'de n’importe qui', admins),
  second_factor_state: {
    label: 'Savoir si un second facteur est demandé',
    cases: { own: { label: 'à soi-même', who: signedIn } },
  },
  sign_up_is_open: inOneCase('Savoir si les inscriptions sont ouvertes', 'sur ce site', everyone),
} as const satisfies Record<
  keyof Database['public']['Functions'],
  { label: string; cases: Record<string, { label: string; who: Who }> }
>;

export type BucketPermissions = {
  label: string;
  /** Reading a file whose address is known. */
  download: Who;
  list: Who;
  /** Under `uploads/`, named by a timestamp, with an accepted extension and type. */
  upload: Who;
  /** Any other key or type. */
  uploadOther: Who;
  /** Writing over a file, or moving it. */
  replace: Who;
  delete: Who;
};

/** Who may do what with the files. */
export const buckets = {
  media: {
    label: 'Fichiers de la médiathèque',
    download: everyone,
    list: editors,
    upload: editors,
    uploadOther: nobody,
    replace: nobody,
    delete: admins,
  },
  'deleted-media': {
    label: 'Fichiers supprimés, gardés 30 jours',
    download: admins,
    list: admins,
    upload: admins,
    uploadOther: nobody,
    replace: nobody,
    delete: admins,
  },
  other: {
    label: 'Tout autre espace de fichiers',
    download: nobody,
    list: nobody,
    upload: nobody,
    uploadOther: nobody,
    replace: nobody,
    delete: nobody,
  },
} as const satisfies Record<string, BucketPermissions>;

export type Bucket = keyof typeof buckets;

import type { Database } from '../../src/data/database.types.ts';

/** Who asks: a visitor without an account, or someone signed in with that role. Each may do all that those before it may. */
export const actors = ['anonymous', 'subscriber', 'moderator', 'editor', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** The people that a rule allows. Everybody else is refused. */
export type Who = readonly Actor[];

const everyone: Who = actors;
const signedIn: Who = ['subscriber', 'moderator', 'editor', 'admin'];
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

type Relations = Database['public']['Tables'] & Database['public']['Views'];
export type Relation = keyof Relations;

const always = ['read'] as const satisfies ColumnUse[];
const onCreation = ['read', 'create'] as const satisfies ColumnUse[];
const afterwards = ['read', 'change'] as const satisfies ColumnUse[];
const freely = ['read', 'create', 'change'] as const satisfies ColumnUse[];

const ofStaff = { change: editors, delete: admins };
const never = { change: nobody, delete: nobody };

/**
 * Who may do what with each table. A column that the database has and this table hasn't is a type error, and the tests
 * hold every line against the policies, allowed and refused alike.
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
      title: freely,
      slug: freely,
      content: freely,
      excerpt: freely,
      featured_image_url: freely,
      meta_title: freely,
      meta_description: freely,
      og_image_url: freely,
      status: freely,
      category_id: freely,
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
    rows: {
      published: { label: 'd’un article publié', read: everyone, ...ofStaff },
      scheduled: { label: 'd’un article planifié seulement', read: editors, ...ofStaff },
      unpublished: { label: 'd’un brouillon seulement', read: editors, ...ofStaff },
      unused: { label: 'sans article', read: editors, ...ofStaff },
    },
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
    rows: {
      published: { label: 'd’un article publié', read: everyone, ...ofStaff },
      scheduled: { label: 'd’un article planifié seulement', read: editors, ...ofStaff },
      unpublished: { label: 'd’un brouillon seulement', read: editors, ...ofStaff },
      unused: { label: 'sans article', read: editors, ...ofStaff },
    },
    create: { any: { label: 'tous', who: editors } },
    columns: { id: onCreation, name: freely, slug: freely, created_at: always, updated_at: always },
  },
  article_tags: {
    label: 'Tags d’un article',
    rows: {
      published: { label: 'd’un article publié', read: everyone, change: nobody, delete: editors },
      scheduled: { label: 'd’un article planifié', read: editors, change: nobody, delete: editors },
      draft: { label: 'd’un brouillon', read: editors, change: nobody, delete: editors },
    },
    create: { any: { label: 'tous', who: editors } },
    columns: { article_id: onCreation, tag_id: onCreation },
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
      uploaded_by: onCreation,
      search_text: always,
      created_at: always,
      updated_at: always,
    },
  },
  contact_messages: {
    label: 'Messages de contact',
    rows: {
      unhandled: { label: 'à traiter', read: editors, ...ofStaff },
      handled: { label: 'traité', read: editors, ...ofStaff },
    },
    create: { any: { label: 'tous', who: everyone } },
    columns: {
      id: onCreation,
      first_name: onCreation,
      last_name: onCreation,
      email: onCreation,
      company: onCreation,
      service: onCreation,
      message: onCreation,
      created_at: always,
      handled_at: afterwards,
      handled_by: afterwards,
      is_handled: always,
    },
  },
  page_changes: {
    label: 'Journal des pages publiques',
    rows: { any: { label: 'toutes', read: everyone, ...never } },
    create: { any: { label: 'toutes', who: nobody } },
    columns: { number: always, path: always, kind: always, target: always, changed_at: always },
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
} as const satisfies { [R in Relation]: TablePermissions<keyof Relations[R]['Row'] & string> };

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
  set_article_tags: {
    label: 'Remplacer les tags',
    cases: { any: { label: 'de tout article', who: editors } },
  },
  restore_deleted_record: {
    label: 'Annuler une suppression',
    cases: { any: { label: 'd’un article, d’une catégorie, d’un tag ou d’un média', who: admins } },
  },
  list_articles: {
    label: 'Lister les articles',
    cases: { any: { label: 'tous', who: editors } },
  },
  list_authors: {
    label: 'Lister les auteurs',
    cases: { any: { label: 'tous', who: editors } },
  },
  list_contact_messages: {
    label: 'Lister les messages',
    cases: { any: { label: 'tous', who: editors } },
  },
  list_media_library: {
    label: 'Lister les médias',
    cases: { any: { label: 'tous', who: editors } },
  },
  catch_up_page_changes: {
    label: 'Mettre à jour le journal des pages publiques',
    cases: { any: { label: 'avec ce qui était planifié', who: everyone } },
  },
  forget_old_deletions: {
    label: 'Appliquer les délais de conservation',
    cases: { any: { label: 'à ce qui fut supprimé et aux messages', who: nobody } },
  },
  set_profile_role: {
    label: 'Changer un rôle',
    cases: { other: { label: 'd’une autre personne', who: admins }, own: { label: 'le sien', who: nobody } },
  },
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

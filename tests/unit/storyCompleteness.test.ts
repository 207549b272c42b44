import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from '#mocks/faults.ts';
import { declarerOf, type Module, readModule } from './syntax.ts';

interface Piece extends Module {
  name: string;
  file: string;
}

interface Kind {
  name: string;
  includes: (piece: Piece) => boolean;
  /** The stories that a piece needs. A bar separates names of which one is enough. */
  states: (piece: Piece) => string[];
  /** The stories of what draws it count as its own. */
  isShownByOthers?: true;
}

const amongFaults = 'is shown among the faults of the screen';

/** What the workbench doesn't show, and why. An entry that no longer holds fails below. */
const exceptions = new Map<string, string | undefined>([
  ['RenderElement Default', 'has no looks of its own: Button and TextLink show what it renders'],
  ['BlogLoading Default', 'is a route’s fallback, which BlogArticlePage shows in Loading'],
  [
    'BlogErrorPage Default',
    'is a route’s error page, which BlogPage and BlogArticlePage show in ServerError',
  ],
  ['PublishDespite Submitting', 'hands a reason over: sending it is up to the article’s form'],
  ['PublishDespite ServerRejected', 'hands a reason over: sending it is up to the article’s form'],
  ['Markdown KeyboardNavigation', 'holds boxes of tasks that nobody can tick'],
  ['DashboardPage NoResults', 'has nothing to search or to filter'],
  ['TaxonomyPage NoResults', 'has nothing to search or to filter'],
  ['ArticleVersionsPage NoResults', 'has nothing to search or to filter'],
  ['DeletedArticlesPage NoResults', 'has nothing to search or to filter'],
  ['AccountJournalPage NoResults', 'has nothing to search or to filter'],
  ['IncidentsPage NoResults', 'has nothing to search or to filter'],
  ['DataRequestsPage NoResults', 'has nothing to search or to filter'],
  ['AnalyticsPage NoResults', 'has nothing to search, and its period always holds days'],
  ['ContentsPage Empty', 'lists the sections of the code: there are always some'],
  ['ContentsPage NoResults', 'shows it in Search'],
  ['ContentEditPage Empty', 'shows one section, which the code has'],
  ['ContentEditPage NoResults', 'has nothing to search or to filter'],
  ['ContentEditPage Loaded', 'shows what is loaded in Untouched and WithDraft'],
  ...['ContentsPage', 'ContentEditPage'].map((name) => [`${name} ServerError`, amongFaults] as const),
  ...['IncidentsPage', 'DataRequestsPage', 'AnalyticsPage', 'ContentsPage', 'ContentEditPage'].flatMap(
    (name) => ['Forbidden', 'Offline'].map((state) => [`${name} ${state}`, amongFaults] as const),
  ),
  // Seen inside what draws them alone, for they have no state that isn't one of its stories.
  ...Object.entries({
    AdminHeader: 'AdminLayout shows it in Loaded, WithoutName and SigningOut, AdminPage with a long title',
    ArticleBrowser: 'is all of ArticleListPage but its guards against unsaved work',
    ArticleCover: 'ArticleHeader shows it in Default and MissingPicture, ArticleList without a picture',
    ArticleEditor: 'is all of ArticleEditPage once the article is there',
    ArticleFormSkeleton: 'ArticleEditPage shows it in Loading',
    ArticleMeta: 'ArticleHeader shows it with the author, ArticleList without',
    AuthFrame: 'AuthPage and PasswordResetPage show it around each of their forms',
    CategoriesPanel:
      'TaxonomyPage shows it beside the tags in Loaded, AsEditor, Loading, Empty, Prefilled and Submitting',
    DashboardCards:
      'DashboardPage shows those of each role: Loaded, Admin, Moderator, Subscriber and Loading',
    DeletedArticle: 'ArticleEditPage shows it in Gone',
    DropHint: 'MediaPage shows it in DragAndDrop, for as long as a file is held',
    FieldComparison: 'ConflictChoice shows it with each of the fields that differ',
    MediaDialog: 'MediaPage opens it in Prefilled, InvalidSubmit, Submitting, ServerRejected and Saved',
    MediaPreview: 'MediaCard shows each kind of it in Kinds',
    MediaUses: 'MediaPage shows it in the question of Delete',
    NewMessages: 'DashboardPage shows it in Loaded and Empty, and among its faults',
    PendingPanel: 'stands for a moment while a session is read, and has one state',
    PrivacyLinks: 'MessageListPage shows it; it is two links',
    QuickActions: 'DashboardPage shows those of each role: Loaded, Moderator and Subscriber',
    RefusedScreen: 'DashboardPage shows it in Forbidden',
    RemovalDialog: 'UsersPage opens it in Remove',
    RoleDialog: 'UsersPage opens it in ChangeRole',
    ScheduledArticles: 'DashboardPage shows it in Scheduled and ScheduledError',
    SessionEndedDialog: 'AdminLayout shows it in SessionEnded',
    Sidebar: 'AdminLayout shows it in Loaded, Icons, KeyboardNavigation and Phone',
    TagsPanel:
      'TaxonomyPage shows it beside the categories in Loaded, AsEditor, Loading, Empty and Prefilled',
    TaxonomyFormButtons: 'CategoryForm and TagForm show it in each of their states',
    ToDo: 'DashboardPage shows it in ToDo and Empty',
    TransferDialog: 'UsersPage opens it in Transfer',
    UploadButton: 'MediaPage shows it in Loaded and Uploading',
    VersionComparison: 'ArticleVersionsPage shows it with its field, its version and its fold',
    VersionsCard: 'ArticleForm shows it; it is one link',
    WriterField: 'UsersPage shows it in Transfer and Remove',
  }).map(([name, why]) => [`${name} Default`, why] as const),
  ['UploadButton KeyboardNavigation', 'is a button of the design system'],
  ...[
    [
      'ContentForm',
      'holds a value that ContentEditPage saves: Default, Mistakes, Lists and UnfitContent are its states',
    ],
  ].flatMap(([name, why]) =>
    ['Blank', 'Prefilled', 'InvalidSubmit', 'Submitting', 'ServerRejected', 'Saved'].map(
      (state) => [`${name} ${state}`, why] as const,
    ),
  ),
  ...[
    ['ContentVersions', 'is shown by ContentEditPage in RestoreVersion'],
    ['ContentComparison', 'is shown by ContentEditPage in RestoreVersion'],
  ].flatMap(([name, why]) =>
    ['Default', 'Loaded', 'Blank'].map((state) => [`${name} ${state}`, why] as const),
  ),
]);

const formStates = ['Blank|Prefilled', 'InvalidSubmit', 'Submitting', 'ServerRejected', 'Saved'];

const isForm = ({ calls }: Piece) => calls.includes('useForm');

const control = /^(input|select|textarea|button|summary|RenderButton|RenderAnchor|Field\.Control|\w+Input)$/;

/** Takes the focus or answers to keys by itself or by its styles, rather than by what it is given. */
const isInteractive = ({ file }: Piece) =>
  [file, file.replace('.tsx', '.styles.ts')]
    .filter(existsSync)
    .map(readModule)
    .some(
      ({ imports, elements }) =>
        imports.some(({ from }) => /^@base-ui\/react\/(?!(use-render|csp-provider|field)$)/.test(from)) ||
        elements.some((name) => control.test(name)),
    );

const declaresProp = ({ properties }: Piece, name: string) => properties.includes(name);

/** The first kind that includes a piece is its kind. */
const kinds: Kind[] = [
  { name: 'form', includes: isForm, states: () => formStates, isShownByOthers: true },
  {
    name: 'element of the design system',
    includes: ({ file }) => file.startsWith('src/design-system/'),
    states: (piece) => [
      'Default',
      ...(isInteractive(piece) ? ['KeyboardNavigation'] : []),
      ...(declaresProp(piece, 'isDisabled') ? ['Disabled'] : []),
      ...(declaresProp(piece, 'variant') ? ['Variants'] : []),
    ],
  },
  {
    name: 'section or layout',
    includes: ({ file }) => /^src\/(site\/(sections|layout)|admin\/layout)\//.test(file),
    // A section around a form, or around data, starts with the first state of what it holds.
    states: (piece) => ['Default|Blank|Loaded', ...(isInteractive(piece) ? ['KeyboardNavigation'] : [])],
  },
  {
    name: 'page',
    includes: ({ file }) => /^src\/(site\/pages|app|hydration)\//.test(file),
    // A page around data starts with the data.
    states: () => ['Default|Loaded', 'Phone'],
  },
  {
    name: 'screen of a form',
    includes: ({ file }) =>
      /^src\/admin\/(auth\/\w+|articles\/ArticleEdit|profile\/Profile)Page\//.test(file),
    states: () => [...formStates, 'Phone'],
  },
  {
    name: 'data screen',
    includes: ({ name, file }) => file.startsWith('src/admin/') && name.endsWith('Page'),
    states: () => ['Loaded', 'Loading', 'Empty', 'NoResults', 'ServerError', 'Forbidden', 'Offline', 'Phone'],
  },
  {
    name: 'part of a screen',
    includes: ({ file }) => file.startsWith('src/admin/'),
    states: () => ['Default|Loaded|Blank'],
  },
];

const read = (file: string): Piece => ({ name: basename(file, '.tsx'), file, ...readModule(file) });

const components = globSync('src/**/*.tsx', {
  exclude: ['src/server/**', '**/*.stories.tsx', '**/*.test.tsx'],
}).map(read);

/** A component stands in a folder of its own name; pages and forms count wherever they stand. */
const pieces = components.filter(
  (piece) => piece.name === basename(dirname(piece.file)) || /Pages?$/.test(piece.name) || isForm(piece),
);

const featureOf = (file: string) =>
  /^src\/(admin|site\/sections|\w+)\/\w+\//.exec(file)?.[0] ?? dirname(file);

/** What a component draws within its own feature: what it imports from there, and what that imports. */
function drawnBy(file: string, found = new Set<string>()): Set<string> {
  for (const target of readModule(file).imports.map(declarerOf)) {
    if (found.has(target) || featureOf(target) !== featureOf(file)) continue;
    found.add(target);
    drawnBy(target, found);
  }
  return found;
}

const storyFilesOf = (pattern: string, ending: string, exclude: string[] = []) =>
  globSync(pattern + ending, { exclude }).map((file) => {
    const subject = file.replace(/(\.\w+)?\.stories\.tsx$/, '.tsx');
    const drawn = existsSync(subject) ? drawnBy(subject) : new Set<string>();
    return { subject, drawn, stories: readModule(file).exports };
  });

const faultFiles = storyFilesOf('src/{site,admin}/**/*', '.faults.stories.tsx');
const storyFiles = storyFilesOf('src/{site,admin,app,hydration,design-system}/**/*', '.stories.tsx', [
  '**/*.faults.stories.tsx',
]);

/**
 * The stories that show a piece: its own, or those of what draws it. A form is shown in each of its states
 * by stories that draw no other form, for a state of one says nothing of the others.
 */
function storiesThatShow(piece: Piece, kind: Kind): string[] {
  const own = storyFiles.filter(({ subject }) => subject === piece.file);
  if (own.length > 0) return own.flatMap(({ stories }) => stories);
  if (!kind.isShownByOthers) return [];
  return storyFiles
    .filter(({ drawn }) => drawn.has(piece.file))
    .filter(({ drawn }) => kind.name !== 'form' || [...drawn].map(read).filter(isForm).length === 1)
    .flatMap(({ stories }) => stories);
}

function missingStates(piece: Piece): string[] {
  const kind = kinds.find(({ includes }) => includes(piece));
  if (!kind) return ['a kind, to be described in this check'];
  const shown = storiesThatShow(piece, kind);
  return kind.states(piece).filter((state) => !state.split('|').some((name) => shown.includes(name)));
}

const isException = (piece: Piece, state: string) =>
  state.split('|').some((name) => exceptions.has(`${piece.name} ${name}`));

describe('every piece of the interface has the stories of its kind', () => {
  it.each(pieces.map((piece) => ({ ...piece, kind: kinds.find(({ includes }) => includes(piece))?.name })))(
    '$kind: $file',
    ({ kind, ...piece }) => {
      const missing = missingStates(piece).filter((state) => !isException(piece, state));
      expect(missing, `${piece.file} (${kind}) lacks ${missing.join(', ')}`).toEqual([]);
    },
  );

  it('excepts only what is missing indeed', () => {
    const missing = pieces.flatMap((piece) =>
      missingStates(piece).flatMap((state) => state.split('|').map((name) => `${piece.name} ${name}`)),
    );
    expect([...exceptions.keys()].filter((exception) => !missing.includes(exception))).toEqual([]);
  });
});

/** Loads or saves by itself, rather than through what it draws. */
const asksServer = ({ imports, calls }: Piece) =>
  imports.some(({ from }) => /^src\/data\/\w+\/(use(?!Auth\.)\w+|\w+\.queries|send\w+)\.ts$/.test(from)) ||
  calls.some((name) => ['useLoaderData', 'signUp', 'requestPasswordReset'].includes(name));

describe('whatever loads or saves has a story for each fault', () => {
  it.each(pieces.filter(asksServer))('$file', ({ file }) => {
    const shown = faultFiles
      .filter(({ subject, drawn }) => subject === file || drawn.has(file))
      .flatMap(({ stories }) => stories);
    expect(shown).toEqual(expect.arrayContaining(Object.keys(faults)));
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from '#mocks/faults.ts';

interface Piece {
  name: string;
  file: string;
  source: string;
}

interface Kind {
  name: string;
  includes: (piece: Piece) => boolean;
  /** The stories that a piece needs. A bar separates names of which one is enough. */
  states: (piece: Piece) => string[];
  /** The stories of what draws it count as its own. */
  isShownByOthers?: true;
}

/** What the workbench doesn't show, and why. An entry that no longer holds fails below. */
const exceptions = new Map([
  ['RenderElement Default', 'has no looks of its own: Button and TextLink show what it renders'],
  ['BlogLoading Default', 'is a route’s fallback, which BlogArticlePage shows in Loading'],
  [
    'BlogErrorPage Default',
    'is a route’s error page, which BlogPage and BlogArticlePage show in ServerError',
  ],
  ['DashboardPage NoResults', 'has nothing to search or to filter'],
  ['TaxonomyPage NoResults', 'has nothing to search or to filter'],
]);

const formStates = ['Blank|Prefilled', 'InvalidSubmit', 'Submitting', 'ServerRejected', 'Saved'];

const isForm = ({ source }: Piece) => /\buseForm[<(]/.test(source);

/** Takes the focus or answers to keys by itself, rather than by what it is given. */
const isInteractive = ({ source }: Piece) =>
  /@base-ui\/react\/(?!use-render|csp-provider|field')|Field\.Control/.test(source) ||
  /(<|styled\.|styled\()(input|select|textarea|button|summary|RenderButton|RenderAnchor|\w+Input)\b/.test(
    source,
  );

const declaresProp = ({ source }: Piece, name: string) => new RegExp(`^ +${name}\\??:`, 'm').test(source);

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
    isShownByOthers: true,
  },
  {
    name: 'page',
    includes: ({ file }) => /^src\/(site\/pages|app|hydration)\//.test(file),
    // A page around data starts with the data.
    states: () => ['Default|Loaded', 'Phone'],
  },
  {
    name: 'screens to come',
    includes: ({ file }) => file.startsWith('src/admin/placeholders/'),
    // One story for each module.
    states: ({ source }) => [...source.matchAll(/export const (\w+)Page\b/g)].map(([, name = '']) => name),
  },
  {
    name: 'screen of a form',
    includes: ({ file }) => /^src\/admin\/(auth\/\w+|articles\/ArticleEdit)Page\//.test(file),
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
    isShownByOthers: true,
  },
];

const sourceOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const read = (file: string): Piece => ({
  name: basename(file, '.tsx'),
  file,
  // Comments show usage, which isn't what the piece itself does.
  source: (sourceOf(file) + sourceOf(file.replace('.tsx', '.styles.ts'))).replace(/\/\*[^]*?\*\//g, ''),
});

const modules = globSync('src/**/*.tsx', {
  exclude: ['src/server/**', '**/*.stories.tsx', '**/*.test.tsx'],
}).map(read);

/** A component stands in a folder of its own name; pages and forms count wherever they stand. */
const pieces = modules.filter(
  (piece) => piece.name === basename(dirname(piece.file)) || /Pages?$/.test(piece.name) || isForm(piece),
);

const featureOf = (file: string) => /^src\/(admin|site\/sections|\w+)\/\w+\//.exec(file)?.[0] ?? '';

/** What a component draws within its own feature: what it imports from there, and what that imports. */
function drawnBy(file: string, found = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of sourceOf(file).matchAll(/from '([.#][^']+)'/g)) {
    const path = specifier.startsWith('#') ? specifier.replace('#', 'src/') : join(dirname(file), specifier);
    const target = path.replace(/(\w+)\/index\.ts$/, '$1/$1.tsx');
    if (found.has(target) || featureOf(target) !== featureOf(file) || !existsSync(target)) continue;
    found.add(target);
    drawnBy(target, found);
  }
  return found;
}

const storyFilesOf = (pattern: string, ending: string, exclude: string[] = []) =>
  globSync(pattern + ending, { exclude }).map((file) => {
    const subject = file.replace(/(\.\w+)?\.stories\.tsx$/, '.tsx');
    return { subject, drawn: drawnBy(subject), stories: storiesOf(readFileSync(file, 'utf8')) };
  });

const faultFiles = storyFilesOf('src/{site,admin}/**/*', '.faults.stories.tsx');
const storyFiles = storyFilesOf('src/{site,admin,app,hydration,design-system}/**/*', '.stories.tsx', [
  '**/*.faults.stories.tsx',
]);

function storiesOf(source: string) {
  const starts = source.split(/^export const (?=\w+ = )/m).slice(1);
  return new Map(starts.map((story) => [/^\w+/.exec(story)?.[0] ?? '', story]));
}

/**
 * The stories that show a piece: its own, or those of what draws it. A form is shown in each of its states
 * by stories that draw no other form, for a state of one says nothing of the others.
 */
function storiesThatShow(piece: Piece, kind: Kind): string[] {
  const own = storyFiles.filter(({ subject }) => subject === piece.file);
  if (own.length > 0) return own.flatMap(({ stories }) => [...stories.keys()]);
  if (!kind.isShownByOthers) return [];
  return storyFiles
    .filter(({ drawn }) => drawn.has(piece.file))
    .filter(({ drawn }) => kind.name !== 'form' || [...drawn].map(read).filter(isForm).length === 1)
    .flatMap(({ stories }) => [...stories.keys()]);
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
const asksServer = ({ source }: Piece) =>
  /^import \{[^}]*\} from '#data\/\w+\/(use(?!Auth\.)\w+|\w+\.queries|send\w+)\.ts'/m.test(source) ||
  /\b(useLoaderData|signUp|requestPasswordReset)\b/.test(source);

describe('whatever loads or saves has a story for each fault', () => {
  it.each(pieces.filter(asksServer))('$file', ({ file }) => {
    const shown = faultFiles
      .filter(({ subject, drawn }) => subject === file || drawn.has(file))
      .flatMap(({ stories }) => [...stories.keys()]);
    expect(shown).toEqual(expect.arrayContaining(Object.keys(faults)));
  });
});

describe('a story of the keyboard presses keys', () => {
  it.each(storyFiles.filter(({ stories }) => stories.has('KeyboardNavigation')))(
    '$subject',
    ({ stories }) => {
      expect(stories.get('KeyboardNavigation')).toMatch(/userEvent\.(tab|keyboard|type)\(/);
    },
  );
});

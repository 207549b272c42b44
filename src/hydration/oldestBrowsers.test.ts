import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import data, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { oldestBrowsers } from './olderBrowsers.ts';

/** What visitors' code uses that the oldest browsers lack, and why nobody misses it. Of a selector or a rule, the piece counts too. */
const allowed: Record<string, string> = {
  'AbortSignal.any': 'filled in: olderBrowsers.ts',
  'URL.canParse': 'filled in: olderBrowsers.ts',
  '.hidePopover': 'filled in: olderBrowsers.ts',
  '.togglePopover': 'filled in: olderBrowsers.ts',
  'AbortSignal.timeout': 'is there in Chrome 111, which gives another reason',
  'CSS.highlights': 'asked for first: useMarks.ts',
  Highlight: 'asked for first: useMarks.ts',
  ToggleEvent: 'comes with popovers: earlyGestures.ts',
  'Intl.Segmenter': 'asked for first: text.ts',
  trustedTypes: 'asked for first: trusted.ts',
  '.createPolicy': 'asked for first: trusted.ts',
  '.postalCode': 'ours: an address of the agency',
  '.reducedMotion': 'ours: a query of the theme',
  'PreviewNotes :highlight': 'where there are none, the list of notes stands alone',
  'MobileMenu @starting-style': 'the menu opens at once',
  'AudiovisualServices :has': 'has another rule where there is none',
  'Checkbox :has': 'what can’t be pressed isn’t muted',
  'Header :has': 'an arrow doesn’t turn',
  'NativeSelect :has': 'a hint isn’t muted',
  'TextLink :has': 'an arrow is underlined with its words',
  'Toast :has': 'stands above bars of the back-office',
  'Method grid-template-rows: subgrid': 'each step has rows of its own',
  'UpcomingSessions grid-template-columns: subgrid': 'each line has columns of its own',
};

/** Properties that refine what stands without them. */
const refining =
  /^(box-decoration-break|break-after|cursor|forced-color-adjust|overscroll-behavior|resize|scrollbar-width|text-size-adjust|text-wrap)$/;

const toNumber = (version: string) =>
  version
    .replace('≤', '')
    .split('.')
    .reduce((sum, part, index) => sum + Number(part) / 100 ** index, 0);

/** Whether all the oldest browsers have it. */
const isThere = ({ __compat: compat }: Identifier) =>
  !compat ||
  Object.entries(oldestBrowsers).every(([name, oldest]) =>
    [compat.support[name === 'ios' ? 'safari_ios' : (name as 'safari')] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags }) =>
          added && !removed && !flags && toNumber(added) <= toNumber(oldest),
      ),
  );

const entriesOf = (of: Identifier) =>
  Object.entries(of).filter(([name]) => name !== '__compat') as [string, Identifier][];
const namesOf = (of: Identifier) =>
  new Set(entriesOf(of).flatMap(([name, one]) => (isThere(one) ? [] : name)));

const interfaces = [...entriesOf(data.api), ...entriesOf(data.javascript.builtins ?? {})];
const globals = new Set(interfaces.flatMap(([name, one]) => (isThere(one) ? [] : name)));
const statics = new Set(
  interfaces.flatMap(([name, of]) => [...namesOf(of)].map((one) => `${name}.${one.replace('_static', '')}`)),
);
/** Members that no interface had by then. Those of a single word may be our own: what they are of isn't known here. */
const members = interfaces.flatMap(([, of]) => entriesOf(of).filter(([name]) => /^[a-z]+[A-Z]/.test(name)));
const olderMembers = new Set(members.flatMap(([name, one]) => (isThere(one) ? name : [])));
const newMembers = new Set(members.flatMap(([name]) => (olderMembers.has(name) ? [] : name)));

const { selectors = {}, properties = {}, 'at-rules': atRules = {} } = data.css;
const [newSelectors, newRules] = [namesOf(selectors), namesOf(atRules)];

/** What styles use that the oldest browsers lack; what `@supports` asks for isn't counted. */
function findInStyles(css: string): string[] {
  const plain = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
  const found = [
    ...[...plain.matchAll(/:([a-z][a-z-]+)(?=[\s,({.:[>+~)])/g)].filter(([, name = '']) =>
      newSelectors.has(name),
    ),
    ...[...plain.matchAll(/@([a-z-]+)/g)].filter(([, name = '']) => newRules.has(name)),
  ].map(([name]) => name);
  for (const [, name = '', value = ''] of plain.matchAll(/(?:^|[;{}]|\$\n)\s*([a-z-]+)\s*:([^;{}]*)/g)) {
    const property = properties[name];
    if (!property || refining.test(name)) continue;
    if (!isThere(property)) found.push(name);
    for (const one of namesOf(property)) {
      const isUsed = one.startsWith('includes_')
        ? /\S\s+\S/.test(value)
        : value.split(/[^a-z-]+/).includes(one.replaceAll('_', '-'));
      if (isUsed) found.push(`${name}: ${one}`);
    }
  }
  return found;
}

const found = new Set<string>();
const seen = new Set<string>();
const isOfDesk = /(^|\/)(admin|testing|stories)\/|\.(stories|guide|test)\.|^src\/(server|lists)\//;

function toFile(from: string, name: string) {
  if (name.startsWith('#design-system/') && !name.includes('.ts')) return `src/${name.slice(1)}/index.ts`;
  return name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(from), name);
}

/** Looks at a module, and at all that it brings. */
function visit(file: string) {
  if (seen.has(file) || isOfDesk.test(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, code);
  const piece = basename(file).split('.')[0];
  const look = (node: ESTree.Node) => {
    if (node.type === 'Identifier' && globals.has(node.name)) found.add(node.name);
  };
  new Visitor({
    NewExpression: ({ callee }) => look(callee),
    CallExpression: ({ callee }) => look(callee),
    MemberExpression({ object, property }) {
      look(object);
      if (property.type !== 'Identifier') return;
      const name = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
      if (statics.has(name)) found.add(name);
      else if (newMembers.has(property.name)) found.add(`.${property.name}`);
    },
    TaggedTemplateExpression({ quasi }) {
      for (const name of findInStyles(quasi.quasis.map(({ value }) => value.raw).join('$')))
        found.add(`${piece} ${name}`);
    },
  }).visit(program);
  for (const { moduleRequest } of module.staticImports) visit(toFile(file, moduleRequest.value));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) visit(toFile(file, moduleRequest.value));
  for (const { moduleRequest } of module.dynamicImports)
    visit(toFile(file, code.slice(moduleRequest.start + 1, moduleRequest.end - 1)));
}

it('asks of visitors’ browsers nothing that the oldest lack, or has another way (MDN’s data)', () => {
  for (const file of globSync('src/{entry-client.ts,{app,hydration,site,features/*/site}/**/*.{ts,tsx}}'))
    visit(file);
  expect([...found].sort()).toEqual(Object.keys(allowed).sort());
});

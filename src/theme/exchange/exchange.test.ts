import { describe, expect, it } from 'vitest';
import { exportTokens, planImport, UnfitTokens } from './exchange.ts';
import { readSource, readTokenFiles } from './source.ts';

const files = readTokenFiles();

type Token = { $type: string; $value: unknown };
type Group = { [name: string]: Group & Token };

/** The export as a tool may give it back. */
const exported = () => JSON.parse(exportTokens(files)) as Record<string, Group>;

/** The token of an export by its name. */
function at(tokens: Record<string, Group>, id: string): Token {
  let found: Group | undefined = tokens as unknown as Group;
  for (const name of id.split('.')) found = found?.[name];
  if (!found) throw new Error(`The export has no ${id}.`);
  return found as unknown as Token;
}

/** Plans the import of an export in which some tokens have another value. */
function change(values: Record<string, unknown>) {
  const tokens = exported();
  for (const [id, value] of Object.entries(values)) at(tokens, id).$value = value;
  return planImport(files, JSON.stringify(tokens));
}

const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });
const rem = (value: number) => ({ value, unit: 'rem' });
const px = (value: number) => ({ value, unit: 'px' });

it('changes nothing when what was exported comes back', async () => {
  const plan = await planImport(files, exportTokens(files));
  expect(plan).toEqual({ changes: [], files, absent: [], tooFaint: [] });
});

it('changes nothing when a tool has put colours in the place of their names', async () => {
  const tokens = exported();
  const resolve = (group: Group): void => {
    for (const token of Object.values(group)) {
      const alias = /^\{(.+)\}$/.exec(String(token.$value))?.[1];
      if (alias) token.$value = at(tokens, alias).$value;
      else if (!token.$type) resolve(token);
    }
  };
  resolve(tokens['color'] ?? {});
  resolve(tokens['cover'] ?? {});
  expect(JSON.stringify(tokens)).not.toContain('{palette');
  expect((await planImport(files, JSON.stringify(tokens))).changes).toEqual([]);
});

it('exports all tokens, with their comments and their names for each other', () => {
  const tokens = exported();
  expect(at(tokens, 'color.brand')).toEqual({
    $type: 'color',
    $value: '{palette.navy700}',
    $description: 'The primary brand colour: filled controls, selected states.',
  });
  expect(at(tokens, 'palette.signal500').$value).toEqual({
    ...srgb(1, 0.4196, 0.2902),
    hex: '#FF6B4A',
  });
  for (const { id } of readSource(files)) expect(() => at(tokens, id)).not.toThrow();
});

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a colour', { 'palette.navy700': srgb(0, 0.2, 0.4) }, { 'palette.navy700': '#003366' }],
  [
    'another name for a role',
    { 'color.brand': '{palette.navy800}' },
    { 'color.brand': { alias: 'palette.navy800' } },
  ],
  [
    'a role that is called as another one',
    { 'color.link': '{color.brandActive}' },
    { 'color.link': { alias: 'palette.navy900' } },
  ],
  ['a colour without a name', { 'color.accentHover': srgb(1, 0.5, 0.4) }, { 'color.accentHover': '#FF8066' }],
  [
    'a colour that the palette has',
    { 'color.accentHover': srgb(1, 0.4196, 0.2902) },
    { 'color.accentHover': { alias: 'palette.signal500' } },
  ],
  ['a veil', { 'color.overlay': { ...srgb(0, 0, 0), alpha: 0.5 } }, { 'color.overlay': 'rgb(0 0 0 / 0.5)' }],
  ['a text that grows', { 'text.h1.max': rem(4) }, { 'text.h1': 'clamp(2.25rem, 1.57rem + 3.04vw, 4rem)' }],
  [
    'a distance that grows as was chosen for it',
    { 'space.section.min': rem(3) },
    { 'space.section': 'clamp(3rem, 9vw, 8rem)' },
  ],
  ['a width of windows', { 'breakpoints.tablet': px(800) }, { 'breakpoints.tablet': 800 }],
  ['a length', { 'size.line': px(2), 'space.1': rem(0.2) }, { 'size.line': '2px', 'space.1': '0.2rem' }],
  [
    'a movement',
    { 'motion.quick': { value: 0.1, unit: 's' }, 'motion.ease': [0.3, 0, 0.2, 1] },
    { 'motion.quick': '0.1s', 'motion.ease': 'cubic-bezier(0.3, 0, 0.2, 1)' },
  ],
  [
    'a shadow',
    {
      'shadow.soft': [
        {
          color: { ...srgb(0, 0, 0), alpha: 0.1 },
          offsetX: px(0),
          offsetY: px(2),
          blur: px(4),
          spread: px(1),
        },
      ],
    },
    { 'shadow.soft': '0 2px 4px 1px rgb(0 0 0 / 0.1)' },
  ],
  [
    'what letters are made of',
    {
      'font.mono': ['Fira Code', 'monospace'],
      'weight.bold': 650,
      'weight.semibold': 'medium',
      'tracking.display': 0,
      'leading.body': 1.5,
    },
    {
      'font.mono': "'Fira Code', monospace",
      'weight.bold': '650',
      'weight.semibold': '500',
      'tracking.display': '0',
      'leading.body': '1.5',
    },
  ],
])('imports %s, and exports it again', async (_, values, expected) => {
  const plan = await change(values);
  expect(Object.fromEntries(plan.changes.map(({ token, value }) => [token.id, value]))).toEqual(expected);
  // What was written says so, and nothing else was touched.
  const read = new Map(readSource(plan.files).map(({ id, value }) => [id, value]));
  for (const { id, value } of readSource(files)) expect(read.get(id)).toEqual(expected[id] ?? value);
  expect((await planImport(plan.files, exportTokens(plan.files))).changes).toEqual([]);
});

it('leaves what the file says nothing of', async () => {
  const { palette } = exported();
  const plan = await planImport(files, JSON.stringify({ palette }));
  expect(plan.changes).toEqual([]);
  expect(plan.absent).toContain('color.brand');
  expect(plan.absent).not.toContain('palette.ink');
});

it('names the pairs that could no longer be read', async () => {
  expect((await change({ 'palette.ink': srgb(0.5, 0.5, 0.5) })).tooFaint).toContainEqual(
    expect.stringMatching(/^«\u00A0text\u00A0» sur «\u00A0page\u00A0»\u00A0: 3,\d+ au lieu de 7$/),
  );
  expect((await change({ 'color.surface': { ...srgb(1, 1, 1), alpha: 0.5 } })).tooFaint).toContainEqual(
    expect.stringMatching(/^«\u00A0text\u00A0» sur «\u00A0surface\u00A0»\u00A0: une couleur translucide/),
  );
});

describe('refuses', () => {
  it.each([
    ['what is no JSON', '{', 'n’est pas du JSON complet'],
    ['JSON of something else', '[]', 'n’a pas de groupes de jetons'],
    ['nothing', '{}', 'n’a aucun jeton'],
    [
      'the format of earlier drafts',
      '{"space": {"1": {"$type": "dimension", "$value": "4px"}}}',
      'n’est pas du format DTCG 2025.10',
    ],
    [
      'an alias of nothing',
      '{"color": {"text": {"$type": "color", "$value": "{palette.no}"}}}',
      'n’est pas du format',
    ],
    [
      'a token that the code doesn’t have',
      '{"space": {"5": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}}}',
      'Le code n’a pas ces jetons\u00A0: space.5',
    ],
    [
      'half of what grows',
      '{"text": {"h1": {"min": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}}}}',
      'text.h1 a une seule de ses deux bornes.',
    ],
    [
      'another kind',
      '{"weight": {"bold": {"$type": "number", "$value": 700}}}',
      'weight.bold a le type «\u00A0number\u00A0» au lieu de «\u00A0fontWeight\u00A0».',
    ],
  ])('%s', async (_, json, sentence) => {
    await expect(planImport(files, json)).rejects.toThrow(UnfitTokens);
    await expect(planImport(files, json)).rejects.toThrow(sentence);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a colour of another space',
      { 'palette.ink': { colorSpace: 'display-p3', components: [0, 0, 0] } },
      'une couleur en «\u00A0display-p3\u00A0»',
    ],
    ['a window in rem', { 'breakpoints.phone': rem(20) }, 'une unité autre que «\u00A0px\u00A0»'],
  ])('%s', async (_, values, sentence) => {
    await expect(change(values)).rejects.toThrow(sentence);
  });
});

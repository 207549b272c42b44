import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { documentProps } from '../../propsPlugin.ts';
import { readWrittenIn } from '../../assistantDocs.ts';
import { collectFacts, listPieces } from '../../facts/facts.ts';
import { nameType } from '../../typeNames.ts';
import { listPath } from '../../../tests/visual/pictureList.ts';
import { rooms } from '../rooms.ts';
import { type Guide, loadGuide } from './guide.ts';

const pieces = listPieces();
/** All of them, or the one that `npm run check` is about. */
const checked = pieces.filter((folder) => folder.startsWith(process.env.PIECE ?? ''));

const documented = (folder: string) => {
  const file = `src/${folder}/${basename(folder)}.tsx`;
  return documentProps(readFileSync(file, 'utf8'), resolve(file));
};

const storyFiles = globSync('{.storybook/docs,src}/**/*.{mdx,stories.tsx}').map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}));

function findTitle(code: string) {
  return /(?:title: |<Meta title=)['"]([^'"]+)/.exec(code)?.[1];
}

/** Pages of the workbench that are no piece’s, by their addresses. */
const pages = storyFiles.flatMap(({ code }) => {
  const title = findTitle(code);
  return title ? [`?path=/docs/${toId(title, 'Guide')}`] : [];
});

/** Each story, as `InProduct` names it. */
const stories = storyFiles.flatMap(({ file, code }) =>
  [...code.matchAll(/^export const (\w+) = /gm)].map(
    ([, name = '']) =>
      `${dirname(file).slice('src/'.length)}#${toId('x', storyNameFromExport(name)).slice('x--'.length)}`,
  ),
);

const guides = await Promise.all(checked.map(async (folder) => ({ folder, guide: await loadGuide(folder) })));
const written = guides.filter((one): one is { folder: string; guide: Guide } => one.guide !== undefined);

/** What the code says of the others; what is left to write stands in the stories of the piece itself. */
const { since, screens } = collectFacts();
const others = checked
  .filter((folder) => !written.some((one) => one.folder === folder))
  .map((folder) => {
    const own = `${basename(folder)}.stories.tsx`.toLowerCase();
    const file = globSync(`src/${folder}/*.stories.tsx`).find((one) => basename(one).toLowerCase() === own);
    const code = readFileSync(file ?? '', 'utf8');
    return { folder, title: findTitle(code) ?? '', ...readWrittenIn(code) };
  });

/** Pages and screens are reached by their addresses; anything else is chosen. */
const isChosen = ({ folder, title }: (typeof others)[number]) =>
  /^(Sections|Administration)\//.test(title) && !(folder in screens);

const allUses = [...written.map(({ folder, guide }) => ({ folder, ...guide })), ...others.filter(isChosen)];

/** Of the primitives, most are a single thing: a stack, a line of text. */
const hasParts = /^design-system\/(?:components|forms)\//;

/** A sentence, not a word that fills a place. */
const isSaid = (words: string | undefined) => (words ?? '').trim().length >= 8;

describe('guides', () => {
  it('are written for each piece of the design system', () => {
    const missing = guides.filter(({ folder, guide }) => folder.startsWith('design-system/') && !guide);
    expect(missing.map(({ folder }) => folder)).toEqual([]);
  });

  it('name the parts of each component and each control of a form', () => {
    const bare = written.filter(({ folder, guide }) => hasParts.test(folder) && !guide.anatomy);
    expect(bare.map(({ folder }) => folder)).toEqual([]);
  });

  it('name keys in words: the font has no arrows, and nobody hears them', () => {
    const drawn = written.filter(({ guide: { keys = {} } }) =>
      Object.keys(keys).some((key) => /[←-⇿⌘]/.test(key)),
    );
    expect(drawn.map(({ folder }) => folder)).toEqual([]);
  });

  it('say what each piece is', () => {
    expect(others.filter(({ description }) => !isSaid(description)).map(({ folder }) => folder)).toEqual([]);
  });

  it('say when to take a piece, and what else', () => {
    const silent = allUses.filter(
      ({ use = [], instead = [] }) =>
        use.length === 0 ||
        !use.every(isSaid) ||
        instead.length === 0 ||
        !instead.every(({ when }) => isSaid(when)),
    );
    expect(silent.map(({ folder }) => folder)).toEqual([]);
  });

  it('leave no heading empty', () => {
    const empty = written.flatMap(({ folder, guide }) =>
      Object.entries(guide)
        .filter(([, part]) =>
          typeof part === 'string'
            ? part.trim() === ''
            : typeof part === 'object' && Object.values(part).flat().length === 0,
        )
        .map(([part]) => `${folder}: ${part}`),
    );
    expect(empty).toEqual([]);
  });

  it('show what to do and what to leave as pictures of the piece', () => {
    const told = written.flatMap(({ folder, guide: { dos, donts } }) =>
      [...dos, ...donts].filter(({ picture }) => !picture).map(({ text }) => `${folder}: ${text}`),
    );
    expect(told).toEqual([]);
  });

  it('find every screen, and the day since when each piece is there', () => {
    expect(Object.keys(screens).filter((folder) => !pieces.includes(folder))).toEqual([]);
    expect(
      Object.entries(since).flatMap(([folder, day]) => (/^(\d{4}-|$)/.test(day) ? [] : [folder])),
    ).toEqual([]);
  });

  it('are of a piece', () => {
    const folders = globSync('src/**/*.guide.tsx').map((file) => dirname(file).slice('src/'.length));
    expect(folders.filter((folder) => !pieces.includes(folder))).toEqual([]);
  });

  it('lead to pieces and pages that are there', () => {
    const lost = allUses.flatMap(({ folder, instead = [] }) =>
      instead
        .filter(({ take }) => ![...pieces, ...pages].includes(take))
        .map(({ take }) => `${folder}: ${take}`),
    );
    const lostInPages = globSync('.storybook/docs/**/*.mdx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<(GuideLink|InProduct)\s+(?:to|of)="([^"]+)"/g)]
        .map(([, , address = '']) => address)
        .filter((address) => ![...pieces, ...pages, ...stories].includes(address))
        .map((address) => `${file}: ${address}`),
    );
    const lostInWords = written.flatMap(({ folder, guide }) =>
      [
        ...JSON.stringify(guide, (key, part: unknown) => (key === 'picture' ? undefined : part)).matchAll(
          /\]\((\?path=[^)]+)\)/g,
        ),
      ]
        .map(([, address = '']) => address)
        .filter((address) => !pages.includes(address))
        .map((address) => `${folder}: ${address}`),
    );
    expect([...lost, ...lostInWords, ...lostInPages]).toEqual([]);
  });

  it('begin with rooms of which there is a picture', () => {
    const pictures = readFileSync(listPath, 'utf8');
    expect(rooms.filter(({ story }) => !pictures.includes(` ${story} desktop `))).toEqual([]);
  });

  it.each(written)('draw what they show: $folder', ({ guide }) => {
    const { anatomy, dos, donts, draw, variants } = guide;
    const pictures = [
      anatomy?.picture,
      ...[...dos, ...donts].map(({ picture }) => picture),
      ...Object.entries(variants ?? {}).flatMap(([property, values]) =>
        Object.keys(values).map((value) => draw?.({ [property]: value })),
      ),
    ];
    expect(() => renderToString(createElement(MemoryRouter, null, ...pictures))).not.toThrow();
    expect([...dos, ...donts].every(({ text }) => text.length > 10)).toBe(true);
  });

  it.each(written.filter(({ guide }) => guide.variants))('say each value: $folder', ({ folder, guide }) => {
    const props = documented(folder)[0]?.props ?? {};
    for (const [property, values] of Object.entries(guide.variants ?? {})) {
      const type = props[property]?.tsType;
      const known = type ? nameType(type).replaceAll("'", '').split(' | ') : [];
      expect(Object.keys(values).toSorted(), property).toEqual(known.toSorted());
    }
  });
});

/** Words that French has none of. */
const english = /(?<!`[^`]*)\b(?:the|of|is|what|which|with|where|and)\b/;

it('each property of a piece is described in French', () => {
  const bare = checked.flatMap((folder) =>
    documented(folder)
      .filter(({ displayName }) => displayName === basename(folder))
      .flatMap(({ props = {} }) =>
        Object.entries(props)
          .filter(([, { description }]) => !description || english.test(description))
          .map(([property]) => `${folder}: ${property}`),
      ),
  );
  expect(bare).toEqual([]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { documentProps } from '../../propsPlugin.ts';
import { nameType } from '../../typeNames.ts';
import { type Guide, loadGuide } from './guide.ts';

const pieces = globSync('src/**/*.stories.tsx')
  .map((file) => dirname(file))
  .filter((folder, index, all) => all.indexOf(folder) === index)
  .filter((folder) => existsSync(`${folder}/${basename(folder)}.tsx`))
  .map((folder) => folder.slice('src/'.length));

const documented = (folder: string) => {
  const file = `src/${folder}/${basename(folder)}.tsx`;
  return documentProps(readFileSync(file, 'utf8'), resolve(file));
};

const storyFiles = globSync('{.storybook/docs,src}/**/*.{mdx,stories.tsx}').map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}));

/** Pages of the workbench that are no piece’s, by their addresses. */
const pages = storyFiles.flatMap(({ code }) => {
  const title = /(?:title: |<Meta title=)['"]([^'"]+)/.exec(code)?.[1];
  return title ? [`?path=/docs/${toId(title, 'Guide')}`] : [];
});

/** Each story, as `InProduct` names it. */
const stories = storyFiles.flatMap(({ file, code }) =>
  [...code.matchAll(/^export const (\w+) = /gm)].map(
    ([, name = '']) =>
      `${dirname(file).slice('src/'.length)}#${toId('x', storyNameFromExport(name)).slice('x--'.length)}`,
  ),
);

const guides = await Promise.all(pieces.map(async (folder) => ({ folder, guide: await loadGuide(folder) })));
const written = guides.filter((one): one is { folder: string; guide: Guide } => one.guide !== undefined);

describe('guides', () => {
  it('are written for each piece of the design system', () => {
    const missing = guides.filter(({ folder, guide }) => folder.startsWith('design-system/') && !guide);
    expect(missing.map(({ folder }) => folder)).toEqual([]);
  });

  it('are of a piece', () => {
    const folders = globSync('src/**/*.guide.tsx').map((file) => dirname(file).slice('src/'.length));
    expect(folders.filter((folder) => !pieces.includes(folder))).toEqual([]);
  });

  it('lead to pieces and pages that are there', () => {
    const lost = written.flatMap(({ folder, guide }) =>
      guide.instead
        .filter(({ take }) => ![...pieces, ...pages].includes(take))
        .map(({ take }) => `${folder}: ${take}`),
    );
    const lostInPages = globSync('.storybook/docs/**/*.mdx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<(GuideLink|InProduct)\s+(?:to|of)="([^"]+)"/g)]
        .map(([, , address = '']) => address)
        .filter((address) => ![...pieces, ...pages, ...stories].includes(address))
        .map((address) => `${file}: ${address}`),
    );
    expect([...lost, ...lostInPages]).toEqual([]);
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
  const bare = pieces.flatMap((folder) =>
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

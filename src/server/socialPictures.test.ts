import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pagePaths } from '#publicPages.ts';
import { drawSocialPicture } from './socialPictures.ts';
import { findScene } from './socialScenes.tsx';

const company = { name: 'Porte-Voix', tagline: 'Agence de communication, Québec' };

it('draws a picture of its own for each page, whatever the length of its title', async () => {
  const pages = [
    { path: '/', title: 'Porte-Voix' },
    { path: '/about', title: 'À propos' },
    { path: '/blog/long', title: `Production & <voix> ${'anticonstitutionnellement '.repeat(12)}` },
  ];
  const files = await Promise.all(pages.map((page) => drawSocialPicture({ ...company, ...page })));
  for (const png of files) {
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(files[0]?.equals(files[1] ?? Buffer.of())).toBe(false);
});

it('follows the company’s name and tagline', async () => {
  const page = { path: '/blog/accueil', title: 'Accueil' };
  const draw = (changes: object) => drawSocialPicture({ ...company, ...page, ...changes });
  const [before, renamed, reworded] = await Promise.all([
    draw({}),
    draw({ name: 'Écho' }),
    draw({ tagline: 'Agence' }),
  ]);
  expect(renamed.equals(before)).toBe(false);
  expect(reworded.equals(before)).toBe(false);
});

it('shows a picture of the library beside the title', async () => {
  const cover = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#7a3b1e' } })
    .jpeg()
    .toBuffer();
  const png = await drawSocialPicture({ ...company, path: '/blog/micro', title: 'Le micro', cover });
  const right = await sharp(png).extract({ left: 700, top: 0, width: 500, height: 630 }).toBuffer();
  expect((await sharp(right).stats()).dominant).toEqual({ r: 120, g: 56, b: 24 });
});

it('has a drawing for each page that is shared, another one for each but the legal texts', async () => {
  const { search, privacyPolicy, termsOfService, ...shared } = pagePaths;
  const scenes = await Promise.all(Object.values(shared).map((path) => findScene(path)));
  expect(new Set(scenes.map((scene) => scene?.content)).size).toBe(scenes.length);
  expect(scenes).not.toContain(undefined);
  expect(await findScene(privacyPolicy)).toEqual(await findScene(termsOfService));
  expect(await findScene(search)).toBeUndefined();
});

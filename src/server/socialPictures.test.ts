import { expect, it } from 'vitest';
import { drawSocialPicture } from './socialPictures.ts';

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
  const page = { path: '/', title: 'Accueil' };
  const draw = (changes: object) => drawSocialPicture({ ...company, ...page, ...changes });
  const [before, renamed, reworded] = await Promise.all([
    draw({}),
    draw({ name: 'Écho' }),
    draw({ tagline: 'Agence' }),
  ]);
  expect(renamed.equals(before)).toBe(false);
  expect(reworded.equals(before)).toBe(false);
});

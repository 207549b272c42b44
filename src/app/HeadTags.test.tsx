import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { codeSettings } from '#site/settings/settings.ts';
import { HeadTags } from './HeadTags.tsx';

it.each([
  ['Deux voix au micro.', 'Deux voix au micro.'],
  ['', 'Le studio | Porte-Voix'],
  [undefined, 'Le studio | Porte-Voix'],
])('says of the shared picture what its editor wrote, else the title: %j', (socialAlt, told) => {
  const head = { title: 'Le studio | Porte-Voix', description: '', socialAlt };
  const html = renderToStaticMarkup(<HeadTags head={head} path="/studio" settings={codeSettings} />);
  expect(html).toContain(`<meta property="og:image:alt" content="${told}"/>`);
});

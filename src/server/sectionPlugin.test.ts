import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { sectionPlugin } from './sectionPlugin.ts';

const source = `import { paths } from '#paths.ts';
import { group, text } from '#documents/contents/fields.ts';
const more = { to: paths.about };
export const teamSchema = group('Équipe', { text: text('Texte', 20) });
export const teamContent = { text: 'Six personnes', link: more };
export default describeSection({ schema: teamSchema, content: teamContent });`;

/** What the build makes of the section. */
function split(id: string) {
  const { transform } = sectionPlugin();
  const { handler } = transform as { handler: (this: object, code: string, id: string) => string };
  const parse = (code: string) => parseSync('team.section.js', code).program;
  return handler.call({ parse }, source, id);
}

it('gives pages the first texts of a section, and nothing that forms need', () => {
  expect(split('/team.section.ts?texts')).toBe(`import { paths } from '#paths.ts';
const more = { to: paths.about };
export const teamContent = { text: 'Six personnes', link: more };`);
});

it('gives whoever describes a section the same texts', () => {
  const whole = split('/team.section.ts');
  expect(whole).toContain('import { teamContent } from "/team.section.ts?texts";\nexport { teamContent };');
  expect(whole).toContain('export const teamSchema');
  expect(whole).not.toContain('Six personnes');
});

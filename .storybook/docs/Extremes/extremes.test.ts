import { expect, it } from 'vitest';
import { shownSections } from '#site/contents/shownSections.ts';

/** Every section once, whatever pages it stands on: what it can hold is the same on all of them. */
const shown = [
  ...new Map(
    shownSections.flatMap(({ key, Section }) => (Section ? [[Section, key] as const] : [])).toReversed(),
  ).values(),
].toReversed();

/** `about/aboutStats` is AboutStats. */
const nameOf = (key: string) =>
  key.replace(/^(\w+)\/(?=\1)/i, '').replaceAll(/(?:^|\/)(\w)/g, (_, letter: string) => letter.toUpperCase());

function storyOf(key: string) {
  const args = `args: { section: '${key}' }`;
  const line = `export const ${nameOf(key)} = meta.story({ ${args} });\n`;
  return line.length <= 111 ? line : line.replace(`{ ${args} }`, `{\n  ${args},\n}`);
}

const head = `import preview from '#storybook/preview.tsx';
import { ExtremeSection } from './ExtremeSection.tsx';
import { goThroughExtremes } from './goThroughExtremes.tsx';

// Written by \`npx vitest run --project unit .storybook/docs/Extremes -u\` from the registry of sections.
const meta = preview.meta({
  title: 'Sections/Extrêmes',
  component: ExtremeSection,
  tags: ['no-visual', 'extreme'],
  args: { section: 'home/hero', extreme: 'longest' },
  play: goThroughExtremes,
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component: \`
Chaque section du site avec ce que son schéma admet de plus court, de plus long, sans rien de facultatif, et de caractères inattendus. Personne n’écrit ces contenus : ils suivent le schéma.

Une histoire passe par les quatre à 320 px; « extreme » choisit celui qui reste à l’écran.\`,
      },
    },
  },
});

`;

it('has a story of extremes for each section of the registry', async () => {
  await expect(head + shown.map(storyOf).join('')).toMatchFileSnapshot('Extremes.stories.tsx');
});

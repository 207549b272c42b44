import { drawnSections } from './drawnSections.tsx';
import { isTested } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ExtremeSection } from './ExtremeSection.tsx';
import { goThroughExtremes } from './goThroughExtremes.tsx';

const meta = preview.meta({
  title: 'Sections/Extrêmes',
  component: ExtremeSection,
  tags: ['no-visual', 'extreme'],
  args: { section: 'home/hero', extreme: 'longest' as const },
  argTypes: {
    section: {
      control: 'select',
      options: drawnSections.flatMap(({ key, Section }) => (Section ? [key] : [])),
    },
  },
  ...(isTested && { play: goThroughExtremes }),
  parameters: {
    description: `Chaque section du site avec ce que son schéma admet de plus court, de plus long, sans rien de facultatif, et de caractères inattendus. Personne n’écrit ces contenus : ils suivent le schéma.

« section » et « extreme » choisissent ce qui est à l’écran; les tests passent par toutes les sections d’un module et par les quatre extrêmes de chacune, à 320 px.`,
    docs: { story: { inline: false, height: '30rem' } },
  },
});

export const Pages = meta.story({ args: { group: 'pages' } });
export const Services = meta.story({ args: { group: 'services', section: 'home/servicesShowcase' } });
export const Formations = meta.story({
  args: { group: 'formations', section: 'formations/courseCatalogue' },
});
export const Settings = meta.story({
  name: 'Paramètres',
  args: { group: 'settings', section: 'settings/company' },
});

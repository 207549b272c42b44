import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { codeSettings } from '#site/settings/settings.ts';
import preview from '#storybook/preview.tsx';
import { Story } from './Story.tsx';
import { storyContent } from './story.section.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Histoire · Story',
  component: Story,
  args: fillFacts(storyContent, getFacts(codeSettings)),
  parameters: {
    guide: {
      use: ['Sur À propos : un récit dans l’ordre du temps.'],
      instead: [{ when: 'Ce sont des étapes à suivre', take: 'site/sections/shared/ProcessSteps' }],
    },
    description: `Le récit des débuts, sur la page À propos, à côté de ses dates de 2016 à 2024; le premier paragraphe s’ouvre en plus grand.

**À éviter** : deux dates de la même année : l’année est la clé d’une date.`,
  },
});

export const Default = meta.story();

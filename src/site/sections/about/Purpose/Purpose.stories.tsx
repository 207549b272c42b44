import preview from '#storybook/preview.tsx';
import { Purpose } from './Purpose.tsx';
import { purposeContent } from './purpose.section.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Raison d’être · Purpose',
  component: Purpose,
  args: purposeContent,
  parameters: {
    guide: {
      use: ['Sur À propos : la mission et la vision, deux textes courts.'],
      instead: [
        { when: 'Il y en a plus de deux', take: 'site/sections/about/Values' },
        { when: 'C’est un récit', take: 'site/sections/about/Story' },
      ],
    },
    description: `La mission et la vision, en deux panneaux : une phrase à retenir, puis son explication. Le titre de chacun dessine son onde.

**À faire** : un \`statement\` qui tient seul, sans la description qui le suit.`,
  },
});

export const Default = meta.story();

import { Section } from '#design-system/primitives/Section';
import preview from '#storybook/preview.tsx';
import { StudioCard } from './StudioCard.tsx';
import { studiosContent } from './studios.section.ts';

const [studio] = studiosContent.studios;
if (!studio) throw new Error('The section has lost its studios.');

const meta = preview.meta({
  title: 'Sections/Production audiovisuelle/Un studio · StudioCard',
  component: StudioCard,
  args: { studio, booking: studiosContent.booking, isFirst: false },
  parameters: {
    description: 'Un studio à louer. « Réserver un Studio » ouvre sa fiche, même sans scripts.',
  },
  render: (args) => (
    <Section tone="dark">
      <StudioCard {...args} />
    </Section>
  ),
});

export const Default = meta.story({
  tags: ['no-visual'],
});

/** Le premier se couche sur toute la largeur. */
export const First = meta.story({ name: 'Le premier', tags: ['no-visual'], args: { isFirst: true } });

import preview from '#storybook/preview.tsx';
import { Section } from '#design-system/primitives/Section';
import { SectionIntro } from './SectionIntro.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/SectionIntro',
  component: SectionIntro,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  args: {
    title: 'Quatre façons de vous faire entendre',
    lead: 'Prenez un service ou les quatre. Dans tous les cas, la même personne vous répond du premier appel au bilan.',
  },
});

export const Default = meta.story();

export const Stacked = meta.story({ args: { layout: 'stacked' } });

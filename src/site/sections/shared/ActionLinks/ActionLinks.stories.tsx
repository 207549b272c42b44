import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#app/paths.ts';
import { Section } from '#design-system/primitives/Section';
import { ActionLinks } from './ActionLinks.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/ActionLinks',
  component: ActionLinks,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  args: {
    actions: [
      { label: 'Lancer votre projet', to: paths.contact },
      { label: 'Appeler l’agence', to: 'tel:+1-418-555-0142' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Appeler l’agence' })).toHaveAttribute(
      'href',
      'tel:+1-418-555-0142',
    );
  },
});

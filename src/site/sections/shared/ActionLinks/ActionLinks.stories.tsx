import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { Section } from '#design-system/primitives/Section';
import { ActionLinks } from './ActionLinks.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Liens d’action · ActionLinks',
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
  parameters: {
    guide: {
      use: ['Sous un titre ou une phrase : une action, et une autre au plus.'],
      instead: [
        { when: 'L’action agit dans la page', take: 'design-system/components/Button' },
        { when: 'Elle ferme la page', take: 'site/sections/shared/CallToAction' },
      ],
    },
    description: `Les boutons sous un titre : le premier porte l’action de la page, les autres restent discrets. Ce sont des liens, qui marchent avant l’arrivée des scripts; \`to\` prend un chemin du site ou une adresse entière (\`tel:\`, \`mailto:\`).

\`\`\`tsx
<ActionLinks actions={[{ label: 'Lancer votre projet', to: paths.contact }]} />
\`\`\`

**À faire** : \`variant="secondary"\` sur un fond qui est déjà l’accent, comme dans CallToAction.`,
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

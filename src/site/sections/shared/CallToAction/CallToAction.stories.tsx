import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Appel à l’action · CallToAction',
  component: CallToAction,
  args: {
    title: 'Votre prochain projet commence par une conversation',
    text: 'Trente minutes, sans engagement. Vous repartez avec une idée claire de ce que nous ferions, et à quel prix.',
  },
  parameters: {
    docs: {
      description: {
        component: `
La bande qui ferme une page : une phrase et une invitation, sur l’accent. Sans \`actions\`, un seul bouton, « Lancer votre projet », mène au contact; \`tone\` n’est que le fond autour du panneau.

\`\`\`tsx
<CallToAction title="Une équipe à former?" text="À partir de cinq personnes, on vient chez vous." tone="band" />
\`\`\`

**À éviter** : sur l’accueil, le contact et la page introuvable, qui finissent autrement.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lancer votre projet' })).toHaveAttribute(
      'href',
      paths.contact,
    );
  },
});

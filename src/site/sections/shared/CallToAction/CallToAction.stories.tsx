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
    guide: {
      use: ['À la fin d’une page, une fois : une phrase et une invitation.'],
      instead: [
        { when: 'Les boutons suivent un titre', take: 'site/sections/shared/ActionLinks' },
        { when: 'C’est la page introuvable', take: 'site/sections/notFound/Directions' },
      ],
    },
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

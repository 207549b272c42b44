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
  argTypes: { aside: { control: false } },
  parameters: {
    guide: {
      use: ['À la fin d’une page, une fois : une phrase et une invitation.'],
      instead: [
        { when: 'Les boutons suivent un titre', take: 'site/sections/shared/ActionLinks' },
        { when: 'C’est la page introuvable', take: 'site/sections/notFound/Directions' },
      ],
    },
    description: `La bande qui ferme une page : une phrase et une invitation. \`closing\` dit comment, d’après ce dont la page parle : une voix qui monte, ou \`aside\` à sa place (un détail d’un dessin, une date); une phrase aussi grande que l’écran le permet; le téléphone et les heures, là où quelques minutes suffisent; une ligne, sous un texte qu’on lit. Sans \`actions\`, un seul bouton, « Lancer votre projet », mène au contact.

\`\`\`tsx
<CallToAction title="Une équipe à former?" text="À partir de cinq personnes, on vient chez vous." closing="call" />
\`\`\`

**À éviter** : sur l’accueil, le contact et la page introuvable, qui finissent autrement.`,
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

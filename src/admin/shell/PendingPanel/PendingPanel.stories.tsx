import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PendingPanel } from './PendingPanel.tsx';

const meta = preview.meta({
  title: 'Administration/Cadre/Attente · PendingPanel',
  component: PendingPanel,
  parameters: {
    guide: {
      use: ['Tant que l’on ne sait pas qui regarde.'],
      instead: [
        { when: 'On sait ce qui vient, et sa forme', take: 'design-system/components/Skeleton' },
        { when: 'Un bouton attend sa réponse', take: 'design-system/components/Spinner' },
      ],
    },
    description:
      'Un écran dont rien ne peut se dessiner encore, parce qu’on ne sait pas qui regarde. Une attente courte ne montre rien.',
  },
});

/** Après 300 ms. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement...')).toBeInTheDocument();
  },
});

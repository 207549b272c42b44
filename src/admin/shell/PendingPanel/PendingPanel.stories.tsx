import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PendingPanel } from './PendingPanel.tsx';

const meta = preview.meta({
  title: 'Administration/Cadre/Attente · PendingPanel',
  component: PendingPanel,
  parameters: {
    docs: {
      description: {
        component: `
Un écran dont rien ne peut se dessiner encore, parce qu’on ne sait pas qui regarde. Une attente courte ne montre rien.`,
      },
    },
  },
});

/** Après 300 ms. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement...')).toBeInTheDocument();
  },
});

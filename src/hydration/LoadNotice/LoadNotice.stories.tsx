import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoadNotice } from './LoadNotice.tsx';

const meta = preview.meta({
  title: 'Pages/Téléchargement interrompu · LoadNotice',
  component: LoadNotice,
  args: { isShown: true },
  parameters: {
    layout: 'fullscreen',
    description: `Au pied de la fenêtre, quand les scripts d’une page n’arrivent pas et que quelque chose les attend : un geste, un formulaire envoyé, un écran de l’espace de gestion. Le bouton essaie de nouveau; le retour du réseau aussi.

Il est écrit, caché, dans chaque page publiée : au moment de parler, rien d’autre n’est là.`,
    docs: { story: { inline: false, height: '20rem' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce que vous avez écrit et choisi est gardé.');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { AudiovisualServices } from './AudiovisualServices.tsx';
import { audiovisualServicesContent } from './audiovisualServices.section.ts';

const meta = preview.meta({
  title: 'Sections/Production audiovisuelle/Services audiovisuels · AudiovisualServices',
  component: AudiovisualServices,
  args: audiovisualServicesContent,
  parameters: {
    guide: {
      use: ['Sur la page Production audiovisuelle : un service à choisir, avec son prix.'],
      instead: [
        { when: 'Ce sont des services de stratégie', take: 'site/sections/strategy/StrategyServices' },
        { when: 'De communication', take: 'site/sections/visibility/VisibilityServices' },
      ],
    },
    description: `Quatre services de production dont on choisit un, par de vrais boutons radio : le choix marche au clavier et avant les scripts. Il reste dans l’adresse (\`?service=voice\`), se répète sous les cartes et ouvre le formulaire de contact sur le bon sujet.

**À faire** : donner à chaque service un \`subject\` du formulaire; deux services peuvent partager le même.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Production clé en main' })).toBeChecked();
    const prices = canvas.getAllByRole('radio').map((radio) => {
      const id = radio.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    });
    await expect(prices).toEqual([
      'à partir de 800\u00a0€',
      '200\u00a0€ par jour',
      '150\u00a0€ par jour',
      '100\u00a0€ par séance',
    ]);
  },
});

export const ClickSelects = meta.story({
  name: 'Choisir d’un clic',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Location d’équipement'));
    await expect(canvas.getByRole('radio', { name: 'Location d’équipement' })).toBeChecked();
    await expect(canvas.getByText(/Votre choix/)).toHaveTextContent('Location d’équipement');
    await expect(canvas.getByRole('link', { name: 'Demander une soumission' })).toHaveAttribute(
      'href',
      '/contact?service=events&sujet=Location+d%E2%80%99%C3%A9quipement#ecrire',
    );
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());

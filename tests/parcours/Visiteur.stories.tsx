import { expect, waitFor } from 'storybook/test';
import { paths } from '#paths.ts';
import { routes } from '#app/routes.tsx';
import * as contact from '#features/requests/site/ContactMessage/ContactMessage.stories.tsx';
import * as calculator from '#site/sections/home/RoiCalculator/RoiCalculator.stories.tsx';
import preview from '#storybook/preview.tsx';
import { playAgain } from './playAgain.ts';

const meta = preview.meta({
  tags: ['no-visual', 'thorough'],
  title: 'Parcours/Visiteur',
  parameters: {
    chromatic: { disableSnapshot: true },
    site: routes,
    path: paths.home,
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component:
          'Le site entier, de page en page. Chaque trajet reprend les gestes des histoires de ses sections.',
      },
    },
  },
  render: () => <main />,
});

const message = contact.Saved.composed.args.defaultValues;

/** De l’accueil au message envoyé, en passant par le calculateur. */
export const DeLAccueilAuMessage = meta.story({
  name: 'De l’accueil au message envoyé',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Le rendement se calcule', async () => {
      await canvas.findByRole('button', { name: 'Calculer mon ROI' });
      await playAgain(calculator.Results, context);
    });
    await step('L’en-tête mène au formulaire', async () => {
      const [link] = canvas.getAllByRole('link', { name: 'Démarrer un projet' });
      await userEvent.click(link ?? document.body);
      await canvas.findByRole('button', { name: 'Envoyer le message' });
    });
    await step('Le message part', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), message?.firstName ?? '');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Courriel' }), message?.email ?? '');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), message?.message ?? '');
      await playAgain(contact.Saved, context);
    });
  },
});

/** Du blogue à un article, au clavier comme à la souris : le focus suit. */
export const LireLeBlogue = meta.story({
  name: 'Lire le blogue',
  parameters: { path: paths.blog },
  play: async ({ canvas, userEvent, step }) => {
    const title = 'Filmer une entrevue avec la lumière du jour';
    await step('Un article s’ouvre', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: title }));
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    });
    await step('Le focus est au début de la page', async () => {
      await waitFor(() => expect(document.getElementById('contenu')).toHaveFocus());
    });
  },
});

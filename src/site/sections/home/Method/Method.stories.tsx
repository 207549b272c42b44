import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Method } from './Method.tsx';
import { methodContent } from './method.section.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/Méthode · Method',
  component: Method,
  args: methodContent,
  parameters: {
    guide: {
      use: ['Quatre étapes qui s’éclairent sous le pointeur, sur l’accueil surtout.'],
      instead: [{ when: 'C’est la méthode d’un service', take: 'site/sections/shared/ProcessSteps' }],
    },
    description: `Les quatre étapes de la méthode, sur l’accueil. Survoler, toucher ou atteindre au clavier une étape la met en valeur et allonge l’onde de 25 à 100 %; un lecteur d’écran entend « Étape 2 sur 4 » et le titre. Sur un petit écran, l’onde reste en vue sous l’en-tête.

**À éviter** : cacher la description ou les livrables des autres étapes : tout se lit sans rien survoler.`,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Avancement de la méthode' });
    await step('Survoler une étape la met en valeur et allonge la barre de 25 à 100 %', async () => {
      const ends = [...args.steps.entries()].filter(([index]) => index % 3 === 0);
      for (const [index, { title, duration }] of ends) {
        await userEvent.hover(canvas.getByRole('button', { name: title }));
        await expect(progress).toHaveValue(25 * (index + 1));
        await expect(canvas.getByRole('button', { name: title })).toHaveAttribute('aria-pressed', 'true');
        await expect(canvas.getAllByText(duration)[0]).toBeVisible();
      }
    });
  }),
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Création & Conception' })).toHaveFocus();
    await expect(canvas.getByRole('progressbar')).toHaveValue(50);
  },
});

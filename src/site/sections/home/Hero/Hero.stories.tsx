import { expect, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { Hero } from './Hero.tsx';
import { heroContent } from './hero.section.ts';

/** The text as queries read it: they take a no-break space for a space. */
const asShown = (text: string) => text.replaceAll('\u00A0', ' ');

const meta = preview.meta({
  title: 'Sections/Accueil/Ouverture · Hero',
  component: Hero,
  args: heroContent,
  parameters: {
    docs: {
      description: {
        component: `
Le premier écran de l’accueil. Une onde le traverse, un tronçon par métier : survoler, toucher ou atteindre au clavier un métier éclaire le sien et montre sa ligne. Le premier métier est éclairé à l’arrivée; sans script, les quatre lignes se lisent l’une sous l’autre.`,
      },
    },
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Faites entendre votre voix' })).toBeVisible();
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual([paths.contact, paths.services]);
    await step('Survoler une icône éclaire son onde et change la ligne', async () => {
      for (const { label, preview: line } of args.channels) {
        await userEvent.hover(canvas.getByRole('button', { name: label }));
        await expect(canvas.getByRole('button', { name: label })).toHaveAccessibleDescription(line);
      }
      const visible = () =>
        args.channels.filter(({ preview: line }) =>
          canvas.getByText(asShown(line)).checkVisibility({ visibilityProperty: true }),
        );
      await waitFor(() => expect(visible().map(({ id }) => id)).toEqual(['analytics']));
    });
  }),
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Podcast' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vidéo' })).toHaveAttribute('aria-pressed', 'true');
  },
});

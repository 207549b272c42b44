import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Words } from './Words.tsx';

const meta = preview.meta({
  title: 'Sections/Mots',
  component: Words,
  tags: ['no-visual', 'thorough'],
  args: { piece: 'Hero' },
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false, height: '50rem' },
      description: {
        component: `
Les textes d’une section dans le formulaire que leur schéma donne, et la section à toutes les largeurs, texte doublé compris : ce qui déborde se dit à sa place. Le panneau « Mots » ouvre cette page sur la section que vous regardez.

Ce que vous écrivez ne va nulle part : emportez le correctif, et la personne qui tient le code l’applique.`,
      },
    },
  },
});

const sights = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('figure')];

/** Ce que le panneau « Mots » ouvre, sur n’importe quelle section. */
export const Default = meta.story();

export const Writing = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(canvas.getByText(/^Rien n’a changé/)).toBeVisible();
    await step('La section se voit à quatre largeurs, texte simple et doublé', async () => {
      await waitFor(() => expect(canvas.getAllByText(/tout tient/)).toHaveLength(8));
      const [phone] = sights(canvasElement);
      await expect(phone?.querySelector('iframe')?.contentWindow?.innerWidth).toBe(320);
    });
    const title = canvas.getByRole('textbox', { name: 'Titre' });
    await step('Ce qui s’écrit se voit partout, et la typographie se dit', async () => {
      await userEvent.clear(title);
      await userEvent.type(title, "L'essentiel : votre voix");
      for (const sight of sights(canvasElement)) {
        await waitFor(() =>
          expect(sight.querySelector('iframe')?.contentDocument?.querySelector('h1')).toHaveTextContent(
            "L'essentiel : votre voix",
          ),
        );
      }
      const alert = within(
        canvas.getByText('La typographie du Québec demande ceci.').closest('div') as HTMLElement,
      );
      await userEvent.click(alert.getByRole('button', { name: 'Tout corriger' }));
      await expect(await canvas.findByText('La typographie est celle du Québec.')).toBeVisible();
    });
    await step('Le correctif change cette ligne du fichier, et elle seule', async () => {
      const patch = canvas.getByRole('region', { name: 'Vos changements' }).querySelector('pre')?.textContent;
      await expect(patch).toContain('+++ b/src/site/sections/home/Hero/hero.content.ts');
      await expect(patch?.match(/^[+-] .*/gm)).toEqual([
        "-  title: 'Faites entendre votre voix',",
        "+  title: 'L’essentiel\u00A0: votre voix',",
      ]);
    });
  },
});

export const Overflow = meta.story({
  args: { piece: 'HeadPreview' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Le plus long' }));
    await waitFor(() => expect(canvas.getAllByText(/tout tient/)).toHaveLength(8));
  },
});

/** Plusieurs pages ont la même bande d’ouverture, chacune avec ses mots. */
export const SeveralContents = meta.story({
  args: { piece: 'PageHero' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contenu' }), 'Services, Bannière');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Services, Bannière' })).toBeVisible();
  },
});

/** Le formulaire refuse : le correctif attend. */
export const Mistakes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Titre' }));
    await expect(await canvas.findByText('Corrigez le formulaire pour emporter vos textes.')).toBeVisible();
  },
});

export const NoContent = meta.story({
  args: { piece: 'ArticleHeader' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Aucun texte modifiable/)).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

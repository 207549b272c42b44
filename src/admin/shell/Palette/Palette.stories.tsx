import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { paths } from '#paths.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { notices } from '../notices.ts';
import { expectToast } from '../testing/expectToast.ts';
import { find } from '#mocks/database.ts';
import { inTests } from '#storybook/inTests.ts';
import { AdminLayout } from '../AdminLayout/AdminLayout.tsx';
import { AdminPage } from '../AdminPage/AdminPage.tsx';
import { Palette } from './Palette.tsx';

const meta = preview.meta({
  title: 'Administration/Cadre/Aller, créer, trouver · Palette',
  component: Palette,
  args: { children: null },
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Pour qui connaît le nom de ce qu’il cherche, à la souris comme au clavier.'],
      instead: [
        { when: 'On parcourt une liste', take: 'lists/ListFilters' },
        { when: 'On cherche sur le site public', take: 'features/search/site/SearchForm' },
      ],
    },
    path: paths.admin.articles,
    description:
      'Ctrl ou Cmd K, de partout, ou la loupe de l’en-tête : un écran, une création, et tout ce que le rôle peut lire — articles et brouillons, phrases des pages, médias, demandes, sessions, personnes —, par mots et sans égard aux accents. Flèche droite montre ce que l’on peut faire de ce qui est choisi. « ? », hors d’un texte, donne les raccourcis.',
  },
  render: () => (
    <AdminLayout>
      <AdminPage title="Un écran">Le contenu de l’écran.</AdminPage>
    </AdminLayout>
  ),
});

const open = async (press: (keys: string) => Promise<void>) => {
  await press('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Aller, créer, trouver' }));
};

/** What was found for all that is written is there, and can be acted on. */
const untilAnswered = (dialog: ReturnType<typeof within>) =>
  dialog.findByText('Entrée ouvre, Flèche droite montre ce que l’on peut en faire.');

export const Loaded = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Le contenu de l’écran.');
    const dialog = await open((keys) => userEvent.keyboard(keys));
    const field = await dialog.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await step('Un écran, sans accents', async () => {
      await userEvent.keyboard('mediath');
      await waitFor(() =>
        expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Médiathèque'),
      );
    });
    await step('Un écran fermé à ce rôle n’y est pas', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('incidents');
      await waitFor(() => expect(dialog.queryByRole('group', { name: 'Aller à' })).toBeNull());
    });
    await step('Une phrase d’une page', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('premier appel au bilan');
      // Until then, what was found for the first words stays in sight.
      await untilAnswered(dialog);
      const sections = within(dialog.getByRole('group', { name: 'Textes du site' }));
      await expect(sections.getAllByRole('option')[0]).toHaveTextContent(
        'Quatre façons de vous faire entendre',
      );
    });
    await step('Un article, et la phrase qui le dit', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('micro');
      const articles = within(await dialog.findByRole('group', { name: 'Articles' }));
      await expect((await articles.findAllByRole('option'))[0]).toBeVisible();
    });
  },
});

/** Entrée n’ouvre que la réponse à ce qui est écrit, et rien de ce qu’une méthode de saisie vient de composer. */
export const EnterTooEarly = meta.story({
  name: 'Entrée trop tôt',
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Le contenu de l’écran.');
    const dialog = await open((keys) => userEvent.keyboard(keys));
    const field = await dialog.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('premier appel au bilan');
    await untilAnswered(dialog);
    await step('La fin d’une composition, que Safari dit après coup', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await expect(dialog.getByRole('combobox')).toBe(field);
    });
    await step('D’autres mots, avant leur réponse', async () => {
      await fireEvent.change(field, { target: { value: 'choisir son premier micro' } });
      await fireEvent.keyDown(field, { key: 'Enter' });
      await expect(dialog.getByRole('combobox')).toBe(field);
    });
    await step('Leur réponse s’ouvre', async () => {
      await untilAnswered(dialog);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  }),
});

/** Flèche droite montre ce que l’on peut faire de ce qui est choisi. */
export const Acts = meta.story({
  name: 'Actions',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aller, créer, trouver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aller, créer, trouver' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('choisir son premier micro');
    await untilAnswered(dialog);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await dialog.findByRole('option', { name: 'Copier l’adresse' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await dialog.findByRole('group', { name: 'Articles' })).toBeVisible();
  },
});

/** Un brouillon se publie d’ici et se reprend; une demande se confie à quelqu’un d’autre. */
export const ActedOn = meta.story({
  name: 'Publier et confier',
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Le contenu de l’écran.');
    const act = async (words: string, group: string, label: string) => {
      const dialog = await open((keys) => userEvent.keyboard(keys));
      await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard(words);
      await untilAnswered(dialog);
      await expect(dialog.getByRole('group', { name: group })).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.click(await dialog.findByRole('option', { name: label }));
    };
    await step('Publier, puis annuler', async () => {
      await act('écrire pour être dit', 'Articles', 'Publier');
      await expectToast(notices.documentPublished('Écrire pour être dit'));
      await expect((await find('articles', { title: 'Écrire pour être dit' }))[0]?.status).toBe('published');
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.releaseUndone);
      await expect((await find('articles', { title: 'Écrire pour être dit' }))[0]?.status).toBe('draft');
    });
    await step('Confier', async () => {
      await act('camille roy', 'Demandes', 'Confier à Antoine Bouchard');
      await expectToast(notices.leadsAssigned({ count: 1, name: 'Antoine Bouchard' }));
    });
  }),
});

/** « ? » donne les raccourcis. */
export const Shortcuts = meta.story({
  name: 'Raccourcis',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Le contenu de l’écran.');
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis' }));
    await waitFor(() => expect(dialog.getByText('Aller à un écran, créer, trouver')).toBeVisible());
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Loaded.extend(
  hovered(async ({ canvas, userEvent }) => {
    await canvas.findByText('Le contenu de l’écran.');
    const dialog = await open((keys) => userEvent.keyboard(keys));
    await userEvent.type(await dialog.findByRole('combobox'), 'mediath');
    await dialog.findByRole('option', { selected: true });
  }),
);

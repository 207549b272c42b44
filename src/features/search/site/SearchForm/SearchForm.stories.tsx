import { loading, serverError } from '#mocks/scenarios.ts';
import { paths } from '#paths.ts';
import { expect, waitFor } from 'storybook/test';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { SearchForm } from './SearchForm.tsx';

const meta = preview.meta({
  title: 'Sections/Recherche/Formulaire · SearchForm',
  component: SearchForm,
  parameters: {
    guide: {
      use: ['Pour chercher dans tout ce que le site publie.'],
      instead: [
        { when: 'C’est une liste du back-office', take: 'lists/ListFilters' },
        { when: 'C’est tout le back-office', take: 'admin/shell/Palette' },
        { when: 'Le champ seul', take: 'design-system/forms/SearchInput' },
      ],
    },
    description:
      'Le champ de recherche du site. Un formulaire comme un autre : sans scripts, il mène à la page des résultats. Avec eux, ce qui est trouvé se montre sous le champ dès deux lettres; les flèches choisissent, Entrée ouvre le choix, ou la page des résultats; Échap referme.',
  },
});

export const Default = meta.story({
  args: { query: 'trac' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox');
    await expect(field.closest('form')).toHaveAttribute('action', paths.search);
    await expect(field).toHaveAttribute('name', 'q');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Suggested = meta.story({
  name: 'Résultats proposés',
  parameters: { path: paths.home },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'trac');
    await expect((await canvas.findAllByRole('option', { name: /trac/ }))[0]).toBeVisible();
    await step('Rien n’est choisi : Entrée mènerait aux résultats', async () => {
      await expect(field).not.toHaveAttribute('aria-activedescendant');
    });
    await userEvent.keyboard('{ArrowDown}');
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  },
});

/** Échap referme la liste et garde ce qui est tapé. */
export const Closed = meta.story({
  name: 'Refermé',
  tags: ['!dev', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'trac');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('trac');
  },
});

export const None = meta.story({
  name: 'Rien de tel',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xqzwvk');
    await expect(await canvas.findByText(/^Rien ne dit/)).toBeVisible();
  },
});

export const Slow = meta.story({
  name: 'Lente',
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...loading()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'trac');
    await expect(await canvas.findByText('On cherche encore…')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'En panne',
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...serverError()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'trac');
    await expect(await canvas.findByText(/^La recherche n’a pas répondu/)).toBeVisible();
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Suggested.extend(
  hovered(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'trac');
    await canvas.findAllByRole('option', { name: /trac/ });
  }),
);

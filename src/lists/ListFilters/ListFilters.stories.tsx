import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { pressed } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import type { ListDescription, ListParams } from '../listParams.ts';
import { ListFilters } from './ListFilters.tsx';

type Request = { search?: string; only_stage?: string; only_due?: boolean; sort?: string };

const description: ListDescription<Request> = {
  search: { label: 'Rechercher une demande', placeholder: 'Nom, courriel ou mots' },
  filters: {
    etape: {
      argument: 'only_stage',
      label: 'Étape',
      all: 'Toutes les étapes',
      choices: { new: 'Nouvelle', discussion: 'En discussion', proposal: 'Proposition' },
    },
    echeance: {
      argument: 'only_due',
      label: 'Échéance',
      all: 'Échues ou non',
      choices: { echues: 'Échues' },
      toValue: () => true,
    },
  },
  orders: {
    recentes: { label: 'Les plus récentes', request: { sort: 'date' } },
    montant: { label: 'Les plus importantes', request: { sort: 'amount' } },
  },
};

const searchField = { current: null };

type Args = { params: ListParams; change: (change: ListParams) => void };

/** With what is chosen, as the address keeps it: its description, which may hold hooks, is no argument of a story. */
function Filters({ params: initial, change }: Args) {
  const [params, setParams] = useState(initial);
  const onChange = (next: ListParams) => {
    change(next);
    setParams((before) => ({ ...before, ...next }));
  };
  return <ListFilters list={{ description, params, change: onChange, searchField }} />;
}

const meta = preview.meta({
  title: 'Administration/Listes/Filtres · ListFilters',
  component: Filters,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au-dessus de toute liste du back-office.'],
      instead: [
        { when: 'C’est le blogue', take: 'features/articles/site/BlogFilters' },
        { when: 'On cherche partout', take: 'admin/shell/Palette' },
      ],
    },
    layout: 'padded',
    description: `Au-dessus de chaque liste : la recherche, un seul bouton qui ouvre les filtres et l’ordre, et ce qui est choisi en pastilles qui le retirent. La liste suit la recherche un quart de seconde après la dernière touche; les choix agissent tout de suite.

\`\`\`tsx
<ListFilters list={useList(articleList)} />
\`\`\``,
  },
  args: { params: {}, change: fn() },
});

export const Blank = meta.story();

/** Deux filtres sont posés : leur nombre est sur le bouton, et chacun a sa pastille. */
export const Filtered = meta.story({
  args: { params: { etape: 'new', echeance: 'echues' } },
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Filtrer (2)' });
    await step('Une pastille retire son filtre, et le focus reste à la barre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Retirer Étape/ }));
      await expect(args.change).toHaveBeenLastCalledWith({ etape: undefined });
      await expect(button).toHaveFocus();
      await expect(button).toHaveTextContent('Filtrer (1)');
    });
  }),
});

/** La liste suit quand la frappe s’arrête; un filtre agit tout de suite. */
export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Échap referme les filtres', async () => {
      const button = canvas.getByRole('button', { name: 'Filtrer' });
      await userEvent.click(button);
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      button.blur();
    });
    await step('Un mot', async () => {
      await userEvent.tab();
      await userEvent.keyboard('micro');
      await waitFor(() => expect(args.change).toHaveBeenLastCalledWith({ q: 'micro' }));
    });
    await step('L’étape au clavier', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Étape' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const chosen = await screen.findByRole('option', { name: 'Proposition' });
      await userEvent.keyboard('p');
      await waitFor(() => expect(chosen).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.change).toHaveBeenLastCalledWith({ etape: 'proposal' }));
      const chips = within(canvas.getByRole('list', { name: 'Filtres' }));
      await expect(chips.getByRole('button')).toHaveTextContent(/Proposition$/);
    });
  },
});

/** Sur un téléphone, ouvert : un filtre par ligne, aucun mot coupé. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { params: { etape: 'discussion' } },
  decorators: [pressed('Filtrer (1)')],
  parameters: { docs: { story: { height: '32rem' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Ordre' })).toBeVisible();
  },
});

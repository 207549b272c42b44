import { expect, fn, within } from 'storybook/test';
import type { ArticleListItem } from '#features/articles/data/article.queries.ts';
import { anArticle } from '#mocks/builders.ts';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { ArticleTable } from './ArticleTable.tsx';

const anItem = (values: Partial<ArticleListItem>): ArticleListItem => ({
  ...anArticle(),
  category_name: 'Vidéo',
  category_color: '#1F6FB8',
  author_name: 'Élodie Tremblay',
  is_modified: false,
  planned_for: null,
  ends_at: null,
  release_id: null,
  release_name: null,
  ...values,
});

const meta = preview.meta({
  title: 'Administration/Articles/Tableau · ArticleTable',
  component: ArticleTable,
  parameters: {
    guide: {
      use: ['Pour une page d’articles, dans leur liste.'],
      instead: [
        { when: 'Les articles sont pour les visiteurs', take: 'features/articles/site/ArticleList' },
        { when: 'Ce sont d’autres lignes', take: 'design-system/components/Table' },
      ],
    },
    layout: 'padded',
    description: `Une page d’articles. Trois colonnes trient la liste : un clic, puis un autre pour l’ordre inverse. Là où un tableau n’a pas la place, chaque ligne devient une carte, et l’ordre se choisit dans les filtres.

\`\`\`tsx
<ArticleTable articles={list.rows} selection={selection} canDelete={canDelete} order={place.order} onOrderChange={setOrder} />
\`\`\``,
    docs: { story: { inline: false, height: '28rem' } },
  },
  args: {
    canDelete: true,
    order: 'recents' as const,
    onOrderChange: fn(),
    selection: { isSelected: () => false, toggle: fn() },
    articles: [
      anItem({ status: 'draft', views_count: 0 }),
      anItem({ title: 'Filmer une entrevue', status: 'published', views_count: 1280 }),
      anItem({
        title: 'Sans extrait ni catégorie',
        excerpt: null,
        category_name: null,
        author_name: null,
      }),
      anItem({ title: 'Notre grille tarifaire 2025', status: 'archived', views_count: 12_400 }),
    ],
  },
});

export const Default = meta.story();

/** Au clavier : la colonne qui trie le dit, et un second clic inverse son ordre. */
export const Sort = meta.story({
  name: 'Tri',
  // Where the text is twice as large, the rows are cards: nothing is sorted by a column.
  globals: { textSize: '100' },
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith('anciens');
    canvas.getByRole('button', { name: 'Titre' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOrderChange).toHaveBeenLastCalledWith('titre');
  },
});

export const Loading = meta.story({ args: { articles: undefined } });

/** Un article planifié dit pour quand, à l’heure de Québec. */
export const Scheduled = meta.story({
  args: {
    articles: [
      anItem({ title: 'Le son des fêtes', published_at: '2126-11-30T14:00:00+00:00' }),
      anItem({ title: 'Filmer une entrevue', published_at: '2026-11-12T14:00:00+00:00' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planifié')).toBeVisible();
    await expect(canvas.getByText('9 h')).toBeVisible();
    await expect(canvas.getByText('Publié')).toBeVisible();
  },
});

const long =
  'Préparer, enregistrer, monter et diffuser une série de balados d’entreprise quand personne dans l’équipe n’a jamais tenu un micro';

export const LongContent = meta.story({
  args: {
    articles: [
      anItem({
        title: long,
        excerpt: `${long}. ${long}.`,
        category_name: 'Communication et relations publiques',
        category_color: '#0B7268',
        author_name: 'Marie-Hélène-Gabrielle Beauchemin-Desrosiers',
        views_count: 12_345_678,
      }),
      anItem({ title: 'Anticonstitutionnellement'.repeat(4), category_name: 'Baladodiffusion' }),
    ],
  },
  play: inTests(async ({ canvas, step }) => {
    await step('Aucun mot d’une catégorie n’est coupé', async () => {
      const word = document.createRange();
      word.selectNodeContents(canvas.getByText('Baladodiffusion'));
      await expect(word.getClientRects()).toHaveLength(1);
    });
  }),
});

const longest = 'Ouvrir une conférence : quatre débuts qui fonctionnent, un qui échoue';

/** Tous les états, dans un écran de 1280 px : aucun titre n’a plus de deux lignes. */
export const EachState = meta.story({
  name: 'Chaque état',
  globals: { textSize: '100' },
  tags: ['no-visual', '!dev'],
  args: {
    articles: [
      anItem({ title: longest, status: 'draft', published_at: null }),
      anItem({ title: longest, status: 'archived', category_name: 'Stratégie numérique' }),
      anItem({ title: longest, published_at: '2126-11-30T14:00:00+00:00', views_count: 12_345 }),
      anItem({ title: longest, is_modified: true, planned_for: '2126-11-30T14:00:00+00:00' }),
    ],
  },
  decorators: [(Story) => <div style={{ width: '61rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: longest })) {
      const lines = document.createRange();
      lines.selectNodeContents(link);
      await expect(lines.getClientRects().length).toBeLessThanOrEqual(2);
    }
  },
});

/** Un écran à 200 %, une fenêtre à côté d’une autre : chaque ligne est une carte. */
export const HalfAWindow = meta.story({
  name: 'Demi-fenêtre',
  decorators: [(Story) => <div style={{ maxWidth: '40rem' }}>{Story()}</div>],
  play: async ({ canvas, step }) => {
    await step('Le statut suit le titre, qu’il ait ou non la place à côté', async () => {
      for (const row of canvas.getAllByRole('row').slice(1)) {
        const { bottom } = within(row).getByRole('rowheader').getBoundingClientRect();
        const status = row.querySelector('[data-column="status"]');
        await expect(status?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
      }
    });
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());

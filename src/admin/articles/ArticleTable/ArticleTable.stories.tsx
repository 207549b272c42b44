import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { Button } from '#design-system/components/Button';
import { anArticle } from '#mocks/builders.ts';
import preview from '#storybook/preview.tsx';
import { ArticleTable } from './ArticleTable.tsx';

const anItem = (values: Partial<ArticleListItem>): ArticleListItem => ({
  ...anArticle(),
  categories: { name: 'Vidéo', color: '#1F6FB8' },
  profiles: { first_name: 'Élodie', last_name: 'Tremblay' },
  ...values,
});

const meta = preview.meta({
  title: 'Administration/Articles/Tableau',
  component: ArticleTable,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false },
      description: {
        component: `
Les lignes de la liste des articles, aussi nombreuses soient-elles : la page est longue comme la liste entière, mais seules les lignes en vue sont dessinées. Là où un tableau n’a pas la place, chaque ligne devient une carte.

\`\`\`tsx
<ArticleTable articles={found} canDelete={canDelete} initialRow={arrival.place.row} onRowChange={scrollTo} />
\`\`\`

**À faire** : lire le nombre de lignes dans \`aria-rowcount\`, en-tête compris.

**À éviter** : compter les \`tr\`, ou chercher avec Ctrl F une ligne hors de vue : elle n’est pas dans la page.`,
      },
    },
  },
  args: {
    canDelete: true,
    articles: [
      anItem({ status: 'draft', views_count: 0 }),
      anItem({ title: 'Filmer une entrevue', status: 'published', views_count: 1280 }),
      anItem({ title: 'Sans extrait ni catégorie', excerpt: null, categories: null, profiles: null }),
      anItem({ title: 'Notre grille tarifaire 2025', status: 'archived', views_count: 12_400 }),
    ],
  },
});

export const Default = meta.story();

export const Loading = meta.story({ args: { articles: undefined } });

const long =
  'Préparer, enregistrer, monter et diffuser une série de balados d’entreprise quand personne dans l’équipe n’a jamais tenu un micro';

export const LongContent = meta.story({
  args: {
    articles: [
      anItem({
        title: long,
        excerpt: `${long}. ${long}.`,
        categories: { name: 'Communication et relations publiques', color: '#0B7268' },
        profiles: { first_name: 'Marie-Hélène-Gabrielle', last_name: 'Beauchemin-Desrosiers' },
        views_count: 12_345_678,
      }),
      anItem({ title: 'Anticonstitutionnellement'.repeat(4) }),
    ],
  },
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => anItem({ title: `Article ${index}` }));

/** The row that an address names is the one that the address goes on to name, also when it comes with the rest of a long list. */
export const FromRow = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { articles: many(200), initialRow: 149, onRowChange: fn() },
  render: function GrowingTable(args) {
    const [count, setCount] = useState(100);
    return (
      <>
        <Button onClick={() => setCount(200)}>Le reste arrive</Button>
        <ArticleTable {...args} articles={args.articles?.slice(0, count)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Stays at the top until the row is there', async () => {
      await expect(await canvas.findByRole('link', { name: 'Article 0' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Le reste arrive' }));
    });
    await step('Starts at the row', async () => {
      await expect(await canvas.findByRole('link', { name: 'Article 149' })).toBeVisible();
      await waitFor(() => expect(args.onRowChange).toHaveBeenLastCalledWith(149));
    });
    await step('Back at the top', async () => {
      scrollTo({ top: 0 });
      await waitFor(() => expect(args.onRowChange).toHaveBeenLastCalledWith(0));
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

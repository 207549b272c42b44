import { expect, waitFor, within } from 'storybook/test';
import { ArticleListPage } from '#admin/articles/ArticleListPage/ArticleListPage.tsx';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { TaxonomyPage } from '#admin/taxonomy/TaxonomyPage/TaxonomyPage.tsx';
import { DataError } from '#data/errors.ts';
import { db } from '#mocks/db.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Droits/Les vraies règles',
  tags: ['no-visual', 'thorough'],
  globals: { data: 'real' },
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
Des écrans du back-office devant PostgreSQL, dans la page même : les migrations du projet et leur sécurité par ligne, au lieu des
données fictives. Le choix « Données » de la barre d’outils met n’importe quel écran dans cet état.

Les gardes des routes sont absentes ici, exprès : ce qui reste à voir est ce que la base de données accepte ou refuse d’elle-même.`,
      },
    },
  },
});

const articles = () => (
  <AdminLayout>
    <ArticleListPage />
  </AdminLayout>
);

const taxonomy = () => (
  <AdminLayout>
    <TaxonomyPage />
  </AdminLayout>
);

const titlesOf = async (canvas: { findAllByRole: (role: string) => Promise<HTMLElement[]> }) =>
  (await canvas.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);

/** La liste est à la rédaction : la base de données la refuse à un abonné. */
export const SubscriberReads = meta.story({
  globals: { role: 'subscriber' },
  render: articles,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/permission denied for function list_articles/)).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
  },
});

/** Les brouillons et les archives apparaissent à une éditrice. */
export const EditorReads = meta.story({
  globals: { role: 'editor' },
  render: articles,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${db.articles.length} articles`)).toBeVisible();
    await waitFor(async () =>
      expect(await titlesOf(canvas)).toContain(db.articles.find(({ status }) => status === 'draft')?.title),
    );
  },
});

const createTag = async ({
  canvas,
  userEvent,
}: {
  canvas: ReturnType<typeof within>;
  userEvent: { type: (field: HTMLElement, text: string) => Promise<void> };
}) => {
  const form = within(await canvas.findByRole('form', { name: 'Nouveau tag' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 'Radio{Enter}');
};

/** L’écriture d’un abonné est refusée par la base de données elle-même. */
export const SubscriberWrites = meta.story({
  globals: { role: 'subscriber' },
  render: taxonomy,
  play: async ({ canvas, userEvent }) => {
    await createTag({ canvas, userEvent });
    const refusal = new DataError('forbidden', {
      serverMessage: 'new row violates row-level security policy for table "tags"',
    });
    await expectToast(notices.requestFailed(refusal));
  },
});

/** La même écriture, acceptée d’une éditrice. Les données fictives n’y sont pour rien. */
export const EditorWrites = meta.story({
  globals: { role: 'editor' },
  render: taxonomy,
  play: async ({ canvas, userEvent }) => {
    await createTag({ canvas, userEvent });
    await expectToast(notices.tagCreated);
    await expect(await canvas.findByRole('button', { name: 'Éditer le tag Radio' })).toBeVisible();
    await expect(db.tags.some(({ name }) => name === 'Radio')).toBe(false);
  },
});

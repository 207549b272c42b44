import { unfold } from '#documents/admin/testing/unfold.ts';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { deviceDrafts, type Draft } from '#documents/data/draftStore.ts';
import { holdToday } from '#mocks/clock.ts';
import { find, remove } from '#mocks/database.ts';
import { saveAsColleague } from '#mocks/states.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { articleTags } from '#mocks/fixtures/articles.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { describeDocument } from '#documents/admin/describeDocument.ts';
import { articleSection } from '../article.kind.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';
import {
  EditPageWithAddress,
  onPublished,
  published,
  findArticle,
  untilOnline,
} from '../testing/openedArticle.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur, brouillons et conflits · ArticleEditPage',
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: {
    ...onPublished,
    description:
      'Ce qui est tapé ne se perd pas : brouillon laissé par une panne, article supprimé ou modifié ailleurs, départ sans enregistrer.',
    docs: { story: { inline: false } },
  },
  afterEach: untilOnline,
  render: () => <EditPageWithAddress />,
});

const tagIds = articleTags
  .filter(({ article_id }) => article_id === published.id)
  .map(({ tag_id }) => tag_id);

const draftOfTitle = (title: string): Draft => ({
  personId: accountByRole.editor.user_id,
  document: toArticleDocument(published.id),
  editorId: 'left-behind',
  editedAt: Date.UTC(2026, 10, 16, 19, 3),
  isNew: false,
  changes: { title },
  base: describeDocument(articleSection).read({
    value: { ...published, tag_ids: tagIds },
    saved_at: new Date().toISOString(),
  }),
});

/** Le texte qu’une panne a laissé est proposé; la personne décide de le reprendre ou non. */
export const Recovered = meta.story({
  beforeEach() {
    deviceDrafts.keep(draftOfTitle('Le titre d’avant la panne'));
    return holdToday();
  },
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await step('Proposé, avec ce qu’il changerait', async () => {
      await expect(await canvas.findByText(/16 novembre 2026, 14 h 03, a été retrouvé/)).toBeVisible();
      await expect(title).toHaveValue(published.title);
      await userEvent.click(canvas.getByText('Voir ce qui diffère'));
      await expect(canvas.getByRole('region', { name: 'Titre' })).toHaveTextContent(
        'Le titre d’avant la panne',
      );
    });
    if (await endsHere()) return;
    await step('Ignoré, puis retrouvé', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ignorer' }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Reprendre ce texte' })).not.toBeInTheDocument(),
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    });
    await step('Repris : il est dans le formulaire, et gardé jusqu’à l’enregistrement', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre ce texte' }));
      await expect(title).toHaveValue('Le titre d’avant la panne');
      await expect(deviceDrafts.of(accountByRole.editor.user_id)).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: /^Publier/ }));
      await expectToast(notices.articleUpdated);
      await expect(deviceDrafts.of(accountByRole.editor.user_id)).toHaveLength(0);
    });
  },
});

/** L’article n’existe plus; ce qui n’y était pas enregistré peut en devenir un nouveau. */
export const NotFound = meta.story({
  async beforeEach() {
    deviceDrafts.keep(draftOfTitle('Le titre d’avant la panne'));
    await remove('articles', { id: published.id });
  },
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Cet article n’existe plus.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour aux articles' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'En faire un nouvel article' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(paths.admin.newArticle));
    const [draft] = deviceDrafts.of(accountByRole.editor.user_id);
    await expect(draft).toMatchObject({
      isNew: true,
      changes: { content: published.content },
      base: { content: '' },
    });
  }),
});

/** Quitter la page pose d’abord la question; si l’on reste, ce qui est tapé est encore là. */
export const UnsavedChanges = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await userEvent.type(title, ' bis');
    await step('On suit un lien', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ailleurs' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Rester ici' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles/');
      await expect(title).toHaveValue(`${published.title} bis`);
    });
    await step('On ferme l’onglet', async () => {
      const closing = new Event('beforeunload', { cancelable: true });
      dispatchEvent(closing);
      await expect(closing.defaultPrevented).toBe(true);
    });
    if (await endsHere()) return;
    await step(
      'L’appareil refuse d’en garder une copie : le formulaire et la question le disent',
      async () => {
        spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('Full', 'QuotaExceededError');
        });
        await userEvent.type(title, '!');
        await expect(await canvas.findByText(/Cet appareil ne peut pas en garder de copie\.$/)).toBeVisible();
        await userEvent.click(canvas.getByRole('link', { name: 'Ailleurs' }));
        await expect(await screen.findByText(/Elles seront perdues/)).toBeInTheDocument();
      },
    );
    await step('On quitte pour de bon', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
      await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe('/'));
    });
  },
});

/** L’article a été supprimé pendant qu’on l’écrivait : son texte devient un nouvel article. */
export const Gone = meta.story({
  tags: ['thorough'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), ' bis');
    await remove('articles', { id: published.id });
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'En faire un nouvel article' }));
    await expectToast(notices.articleCreated);
    await expect(
      (await find('articles')).filter(({ title }) => title === `${published.title} bis`),
    ).toHaveLength(1);
  },
});

/** Quelqu’un a enregistré entre-temps : ce qui n’a changé que là-bas entre, ce qui a changé des deux côtés se choisit. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await userEvent.type(title, ' bis');
    await unfold({ canvas, userEvent }, 'Extrait');
    const excerpt = canvas.getByRole('textbox', { name: 'Extrait' });
    await userEvent.type(excerpt, ' Bis.');
    await saveAsColleague(published.id, {
      title: 'Le titre d’une collègue',
      excerpt: 'Son extrait',
      meta_description: 'Pour les moteurs.',
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Publier/ }));
    await step('Les deux versions sont montrées, rien n’est écrit', async () => {
      await expect(await canvas.findByText(/votre texte est toujours ici/)).toBeVisible();
      await expect((await findArticle(published.id))?.title).toBe('Le titre d’une collègue');
      await expect(title).toHaveValue(`${published.title} bis`);
      await expect(canvas.getByText('Choisissez une version pour enregistrer')).toBeVisible();
      await expect(canvas.getByText(/Repris de l’autre version\s: Meta Description/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Meta Description' })).toHaveValue(
        'Pour les moteurs.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Choisir' }));
      await expect(canvas.getByRole('region', { name: 'Titre' }).parentElement).toHaveFocus();
    });
    if (await endsHere()) return;
    await step('Chaque champ se choisit à part, puis l’enregistrement se poursuit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prendre leur texte : Titre' }));
      await expect(title).toHaveValue('Le titre d’une collègue');
      await userEvent.click(canvas.getByRole('button', { name: 'Garder votre texte : Extrait' }));
      await expectToast(notices.articleUpdated);
      await expect(await findArticle(published.id)).toMatchObject({
        title: 'Le titre d’une collègue',
        excerpt: `${published.excerpt} Bis.`,
        version: 3,
      });
    });
    await step('Ce qui a été écarté peut revenir', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      await expect(title).toHaveValue(`${published.title} bis`);
    });
  },
});

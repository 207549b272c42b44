import { expect, screen, waitFor } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { tags } from '#mocks/fixtures/taxonomy.ts';
import { changeFirstVersion, findVersions } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';
import {
  EditPageWithAddress,
  findArticle,
  findTagIds,
  inMarkdown,
  onUnpublished,
  unpublished,
} from '../testing/openedArticle.tsx';
import { threeSaves } from '../testing/threeSaves.ts';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur, versions · ArticleEditPage',
  tags: ['no-visual', '!dev'],
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: {
    ...onUnpublished,
    path: `${onUnpublished.path}?version=1`,
  },
  render: () => <EditPageWithAddress />,
});

export const RestoreField = meta.story({
  name: 'Restaurer un champ',
  async beforeEach() {
    await threeSaves();
    return inMarkdown();
  },
  play: async ({ canvas, userEvent, step }) => {
    const before = { ...(await findArticle(unpublished.id)) };
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await step('Un champ revient, comme un enregistrement à part', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Restaurer ce champ : Titre' }));
      await expectToast(notices.fieldRestored);
      const stored = await findArticle(unpublished.id);
      await expect([stored?.title, stored?.content]).toEqual(['Le bruit des fêtes', before.content]);
      await expect(title).toHaveValue('Le bruit des fêtes');
      await expect(await canvas.findByText('Titre de la version 1')).toBeVisible();
    });
    await step('Et cela s’annule', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      await expectToast(notices.restorationUndone);
      await expect((await findArticle(unpublished.id))?.title).toBe(before.title);
      await expect(title).toHaveValue(before.title ?? '');
      await expect((await findVersions(unpublished.id)).at(-1)?.note).toBe('Restauration annulée');
    });
  },
});

const goneId = 'd0000000-0000-4000-8000-000000000099';

/** Avec un tag qui existe encore, et un qui n’existe plus. */
export const RestoreAll = meta.story({
  name: 'Restaurer la version',
  async beforeEach() {
    await threeSaves();
    await changeFirstVersion(
      unpublished.id,
      { tag_ids: [tags[0].id, goneId] },
      { names: { [goneId]: 'Disparu' } },
    );
    return inMarkdown();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^N’existe plus, et ne sera pas rétabli.: «.Disparu.»\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurer cette version' }));
    await expectToast(notices.versionRestored);
    await expect(await findArticle(unpublished.id)).toMatchObject({
      title: 'Le bruit des fêtes',
      meta_title: 'Fêtes',
    });
    await expect(await findTagIds(unpublished.id)).toEqual([tags[0].id]);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Restaurer cette version' })).not.toBeInTheDocument(),
    );
    await expect((await findVersions(unpublished.id)).at(-1)).toMatchObject({
      number: 4,
      reason: 'restored',
      note: 'Version 1',
    });
  },
});

import { expect } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { find, remove } from '#mocks/database.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { DeletedTaxonomyPage } from './DeletedTaxonomyPage.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Supprimés · DeletedTaxonomyPage',
  component: DeletedTaxonomyPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.deletedTaxonomy,
    rows: 'deletedTaxonomy',
    description:
      'Les catégories et les tags supprimés depuis moins de trente jours. Un bouton les fait revenir, avec les articles qui les portaient.',
  },
  decorators: [inBackOffice],
});

const deleteBoth = async () => {
  const [[category], [tag]] = await Promise.all([find('categories'), find('tags')]);
  await remove('categories', { id: category?.id ?? '' });
  await remove('tags', { id: tag?.id ?? '' });
  return { category, tag };
};

let deleted: Awaited<ReturnType<typeof deleteBoth>>;

/** Une catégorie et un tag : chacun dit ce qu’il est. Le tag revient d’un geste. */
export const Loaded = meta.story({
  tags: ['no-visual'],
  async beforeEach() {
    deleted = await deleteBoth();
  },
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: `Restaurer\u00A0: ${deleted.tag?.name}` }));
    await expectToast(notices.tagRestored);
    await expect(await find('tags', { id: deleted.tag?.id ?? '' })).toHaveLength(1);
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
  }),
});

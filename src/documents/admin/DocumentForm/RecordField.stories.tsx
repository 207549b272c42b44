import { expect } from 'storybook/test';
import { insert } from '#mocks/database.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { z } from '#data/zod.ts';
import { describeObject } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { kindWords } from '#documents/data/documentKinds.ts';
import { articleParts } from '#documents/contents/articleParts.ts';
import { OpenedForm } from './testing/OpenedForm.tsx';

const ids = Array.from({ length: 12 }, (_, index) => `7a900000-0000-4000-8000-0000000000${index + 10}`);

/** A document of tags alone. */
const section: EditableSection = {
  key: 'essai/tags',
  words: kindWords.section,
  title: 'Tags',
  pages: [],
  cards: { tags: { title: 'Tags' } },
  schema: describeObject(z.object({ tag_ids: z.array(z.string()) }), 'Tags', {
    tag_ids: articleParts.tag_ids,
  }),
  content: { tag_ids: [] },
};

const meta = preview.meta({
  title: 'Administration/Documents/Choix des tags · RecordField',
  component: OpenedForm,
  args: { section, value: { tag_ids: ids.slice(-1) } },
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    description:
      'Les tags de l’article d’abord, puis les autres. Au-delà de huit, un champ en réduit la liste.',
  },
});

/** Plus de huit : ceux de l’article sont les premiers, et un mot sans accents suffit. */
export const Many = meta.story({
  beforeEach: () =>
    insert(
      'tags',
      ...ids.map((id, index) => ({ id, name: `Métier ${index + 10}`, slug: `metier-${index + 10}` })),
    ),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleName('Métier 21');
    if (await endsHere()) return;
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher un tag' }), 'metier 12');
    const [only, ...others] = canvas.getAllByRole('checkbox');
    await expect(only).toHaveAccessibleName('Métier 12');
    await expect(others).toEqual([]);
  },
});

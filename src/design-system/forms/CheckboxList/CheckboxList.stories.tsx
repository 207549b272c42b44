import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { CheckboxList, type CheckboxListProps } from './CheckboxList.tsx';

function CheckboxListWithState(props: CheckboxListProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CheckboxList
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const tags = [
  'balado',
  'vidéo',
  'radio',
  'voix',
  'scène',
  'studio',
  'montage',
  'micro',
  'public',
  'presse',
  'image',
];

const meta = preview.meta({
  title: 'Formulaires/Liste de cases à cocher · CheckboxList',
  component: CheckboxList,
  args: {
    legend: 'Tags',
    items: tags.slice(0, 5).map((tag) => ({ value: tag, label: tag })),
    value: ['radio'],
    onValueChange: fn(),
    emptyText: 'Aucun tag : créez-en dans « Catégories & Tags ».',
  },
  argTypes: { items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Plusieurs choix dans une liste, qui défile d’elle-même quand elle est longue.

\`\`\`tsx
<CheckboxList legend="Tags" items={tags} value={tagIds} onValueChange={setTagIds} />
\`\`\``,
  },
  render: (args) => <CheckboxListWithState {...args} />,
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Tags' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'balado' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['radio', 'balado']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'radio' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['balado']);
  }),
});

export const Empty = meta.story({ args: { items: [] } });

export const Invalid = meta.story({
  args: { error: 'Choisissez au moins un tag.', description: 'Cinq au plus.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Cinq au plus. Choisissez au moins un tag.',
    );
  },
});

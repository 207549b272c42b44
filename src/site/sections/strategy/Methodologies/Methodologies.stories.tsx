import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Methodologies } from './Methodologies.tsx';
import { methodologiesContent } from './methodologies.content.ts';

const meta = preview.meta({
  title: 'Sections/Stratégie et accompagnement/Methodologies',
  component: Methodologies,
  args: methodologiesContent,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

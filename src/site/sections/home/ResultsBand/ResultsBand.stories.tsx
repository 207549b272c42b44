import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ResultsBand } from './ResultsBand.tsx';
import { resultsBandContent } from './resultsBand.content.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/ResultsBand',
  component: ResultsBand,
  args: resultsBandContent,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const figure of ['4.9/5', '150+', '95 %', '50K+', '2M+'])
      await expect(canvas.getByText(figure)).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

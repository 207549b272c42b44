import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ComplementaryServices } from './ComplementaryServices.tsx';
import { complementaryServicesContent } from './complementaryServices.content.ts';

const meta = preview.meta({
  title: 'Sections/Services/ComplementaryServices',
  component: ComplementaryServices,
  args: complementaryServicesContent,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

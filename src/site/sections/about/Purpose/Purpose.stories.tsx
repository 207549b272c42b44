import preview from '#storybook/preview.tsx';
import { Purpose } from './Purpose.tsx';
import { purposeContent } from './purpose.content.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Purpose',
  component: Purpose,
  args: purposeContent,
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

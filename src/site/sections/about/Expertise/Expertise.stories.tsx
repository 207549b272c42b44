import preview from '#storybook/preview.tsx';
import { Expertise } from './Expertise.tsx';
import { expertiseContent } from './expertise.content.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Expertise',
  component: Expertise,
  args: expertiseContent,
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

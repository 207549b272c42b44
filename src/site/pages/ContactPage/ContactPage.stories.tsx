import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { ContactPage } from './ContactPage.tsx';

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { path: paths.contact },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

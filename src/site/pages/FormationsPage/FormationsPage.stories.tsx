import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { FormationsPage } from './FormationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/Formations',
  component: FormationsPage,
  parameters: { path: paths.formations },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

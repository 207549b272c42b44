import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { RealizationsPage } from './RealizationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/Réalisations',
  component: RealizationsPage,
  parameters: { path: paths.realizations },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

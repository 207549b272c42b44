import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceStrategyPage } from './ServiceStrategyPage.tsx';

const meta = preview.meta({
  title: 'Pages/Stratégie et accompagnement',
  component: ServiceStrategyPage,
  parameters: { path: paths.serviceStrategy },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

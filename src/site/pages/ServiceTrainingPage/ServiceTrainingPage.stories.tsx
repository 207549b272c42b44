import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceTrainingPage } from './ServiceTrainingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Formation en communication',
  component: ServiceTrainingPage,
  parameters: { path: paths.serviceTraining },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

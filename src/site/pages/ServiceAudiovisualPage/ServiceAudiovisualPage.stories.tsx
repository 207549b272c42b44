import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceAudiovisualPage } from './ServiceAudiovisualPage.tsx';

const meta = preview.meta({
  title: 'Pages/Production audiovisuelle',
  component: ServiceAudiovisualPage,
  parameters: { path: paths.serviceAudiovisual },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceCommunicationPage } from './ServiceCommunicationPage.tsx';

const meta = preview.meta({
  title: 'Pages/Communication et visibilité',
  component: ServiceCommunicationPage,
  parameters: { path: paths.serviceCommunication },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

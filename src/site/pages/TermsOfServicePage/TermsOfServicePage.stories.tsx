import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { TermsOfServicePage } from './TermsOfServicePage.tsx';

const meta = preview.meta({
  title: 'Pages/Conditions d’utilisation',
  component: TermsOfServicePage,
  parameters: { path: paths.termsOfService },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

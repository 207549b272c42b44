import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';

const meta = preview.meta({
  title: 'Pages/Politique de confidentialité',
  component: PrivacyPolicyPage,
  parameters: { path: paths.privacyPolicy },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

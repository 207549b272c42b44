import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { TermsOfServicePage } from './TermsOfServicePage.tsx';

const meta = preview.meta({
  title: 'Pages/Conditions d’utilisation · TermsOfServicePage',
  component: TermsOfServicePage,
  parameters: {
    path: paths.termsOfService,
    description: `Les conditions d’utilisation (\`/terms-of-service\`) : prix et soumissions, annulations, propriété des œuvres, droit du Québec.

**À faire** : les garder d’accord avec le reste du site : prix en euros, calculateur qui n’est qu’une estimation, délais d’annulation.`,
  },
});

export const Default = meta.story();

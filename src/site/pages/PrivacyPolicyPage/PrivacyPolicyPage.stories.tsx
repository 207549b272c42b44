import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';

const meta = preview.meta({
  title: 'Pages/Politique de confidentialité · PrivacyPolicyPage',
  component: PrivacyPolicyPage,
  parameters: {
    path: paths.privacyPolicy,
    description: `La politique de confidentialité (\`/privacy-policy\`), selon la Loi 25 : ce qui est recueilli, pourquoi, combien de temps, et vos droits. Le formulaire de contact y renvoie.

**À faire** : la relire dès qu’un champ du formulaire ou un stockage dans le navigateur s’ajoute.`,
  },
});

export const Default = meta.story();

import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Politique de confidentialité',
  description:
    'Les renseignements que {nom} recueille, leurs fins, leur conservation et vos droits d’accès, de rectification et de portabilité selon la Loi 25.',
  keywords: ['politique de confidentialité', 'Loi 25', 'renseignements personnels', 'Québec'],
};

export const heroContent = {
  title: 'Politique de confidentialité',
  lead: 'Ce qu’on sait de vous, pourquoi, combien de temps, et comment nous demander de l’oublier.',
  actions: [],
};

export const callToActionContent = {
  title: 'Une question sur vos renseignements?',
  text: 'La responsable de la protection des renseignements personnels vous répond elle-même.',
  actions: [{ label: 'Nous écrire', to: paths.contact }],
};

export default describePage('privacyPolicy', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { closing: 'quiet' },
});

import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Mentions légales',
  description:
    'Éditeur, responsable de la publication, hébergement, droits d’auteur et accessibilité du site de {nom}, agence de communication à Québec.',
  keywords: ['mentions légales', 'éditeur', 'accessibilité', 'Québec'],
};

export const heroContent = {
  title: 'Mentions légales',
  lead: 'Qui publie ce site, avec quoi, et comment nous le signaler si quelque chose cloche.',
  actions: [],
};

export const callToActionContent = {
  title: 'On se parle?',
  text: 'Derrière ces mentions, il y a des gens. Écrivez-nous, quelqu’un répond.',
  actions: [{ label: 'Nous écrire', to: paths.contact }],
};

export default describePage('legalNotice', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { closing: 'quiet' },
});

import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Conditions d’utilisation',
  description:
    'Les conditions d’utilisation du site de {nom} : prix et soumissions, formations et annulations, propriété intellectuelle, droit applicable au Québec.',
  keywords: ['conditions d’utilisation', 'annulation', 'propriété intellectuelle', 'Québec'],
};

export const heroContent = {
  title: 'Conditions d’utilisation',
  lead: 'Les règles du jeu, écrites pour être lues.',
  actions: [],
};

export const callToActionContent = {
  title: 'Un mandat en tête?',
  text: 'La vraie entente, c’est celle qu’on écrit ensemble. Parlons-en.',
  actions: [{ label: 'Nous écrire', to: paths.contact }],
};

export default describePage('termsOfService', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { closing: 'quiet' },
});

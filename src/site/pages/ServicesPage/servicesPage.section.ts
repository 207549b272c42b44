import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Nos services de communication',
  description:
    'Podcasts, image de marque, stratégie médias, captation d’événements : les services de communication de {nom}, à Québec, à la pièce ou clé en main.',
  keywords: [
    'services de communication',
    'production de podcasts',
    'image de marque',
    'captation vidéo',
    'Québec',
  ],
};

export const heroContent = {
  eyebrow: 'Nos services',
  title: 'Du premier mot au dernier micro',
  lead: 'Balado, image de marque, stratégie, événement : on prend votre message où il en est et on l’amène jusqu’aux gens qui comptent pour vous.',
  actions: [
    { label: 'Parler de votre projet', to: paths.contact },
    { label: 'Voir le portfolio', to: paths.portfolio },
  ],
};

export const callToActionContent = {
  title: 'Pas certain de ce qu’il vous faut?',
  text: 'Racontez-nous où vous en êtes. On vous dira ce qui vaut la peine, ce qui peut attendre et ce que ça coûte.',
  actions: [
    { label: 'Lancer votre projet', to: paths.contact },
    { label: 'Écouter nos balados', to: paths.podcasts },
  ],
};

export default describePage('services', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { closing: 'loud' },
});

import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Production audiovisuelle et studios à Québec',
  description:
    'Balado, vidéo corporative, captation et location de studios au centre-ville de Québec : services, prix et réservation chez {nom}.',
  keywords: [
    'production audiovisuelle',
    'studio de balado',
    'location de studio',
    'vidéo corporative',
    'Québec',
  ],
};

export const heroContent = {
  eyebrow: 'Production audiovisuelle',
  title: 'Le son juste, l’image qui reste',
  lead: 'Balado, capsule, captation ou simple voix : des studios au centre-ville de Québec et une équipe qui sait s’en servir.',
  actions: [
    { label: 'Réserver une Consultation', to: paths.contact },
    { label: 'Visiter les studios', to: `${paths.audiovisual}#studios` },
  ],
};

export const callToActionContent = {
  title: 'Une idée de tournage?',
  text: 'Décrivez-la en trois phrases. On vous revient avec une approche, un échéancier et un prix.',
  actions: [
    { label: 'Réserver une Consultation', to: paths.contact },
    { label: 'Écouter nos balados', to: paths.podcasts },
  ],
};

export default describePage('audiovisual', { headContent, heroContent, callToActionContent });

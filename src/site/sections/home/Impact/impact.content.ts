import { paths } from '#paths.ts';
import type { ImpactContent } from './impact.section.ts';

export const impactContent = {
  eyebrow: 'Notre impact',
  title: 'Une voix qui porte, ça se mesure',
  text: 'Nos clients ne cherchent pas des vues : ils veulent qu’on les rappelle. Nous suivons avec eux ce qui compte, de la première écoute à la signature.',
  growth: { value: '+340 %', label: 'd’auditoire en un an, en moyenne, pour nos balados' },
  stats: [
    { value: '98 %', label: 'de satisfaction après la livraison' },
    { value: '15 jours', label: 'de délai de livraison moyen' },
    { value: '85 %', label: 'de nos clients nous recommandent' },
  ],
  action: { label: 'Mesurer votre potentiel', to: paths.contact },
} satisfies ImpactContent;

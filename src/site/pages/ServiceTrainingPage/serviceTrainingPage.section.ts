import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Formation et coaching en communication',
  description:
    'Parcours en quatre niveaux, formations collectives et coaching individuel à Québec : prix par personne ou par séance, dates et places disponibles.',
  keywords: [
    'formation en communication',
    'coaching vocal',
    'storytelling',
    'communication de crise',
    'Québec',
  ],
};

export const heroContent = {
  eyebrow: 'Formation en communication',
  title: 'Votre voix porte plus loin que vous pensez',
  lead: 'Un parcours en quatre niveaux, de petits groupes, et du coaching pour les grandes occasions.',
  actions: [
    { label: 'Trouver votre niveau', to: paths.contact },
    { label: 'Voir le catalogue', to: paths.formations },
  ],
};

export const callToActionContent = {
  title: 'À quel niveau commencer?',
  text: 'Un appel de 20 minutes suffit. On vous écoute parler, littéralement, et on vous recommande la bonne porte d’entrée.',
  actions: [
    { label: 'Planifier un appel', to: paths.contact },
    { label: 'Voir toutes les formations', to: paths.formations },
  ],
};

export default describePage('training', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { closing: 'call' },
});

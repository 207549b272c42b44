import type { ValuesContent } from './values.section.ts';

export const valuesContent = {
  eyebrow: 'Nos valeurs',
  title: 'Ce qu’on ne négocie pas',
  values: [
    {
      id: 'listening',
      title: 'Écouter d’abord',
      description:
        'Avant d’ouvrir un micro, on passe une demi-journée chez vous. À poser des questions, surtout.',
    },
    {
      id: 'clarity',
      title: 'Dire simplement',
      description: 'Un message que votre voisin comprend vaut mieux qu’un slogan que votre comité approuve.',
    },
    {
      id: 'craft',
      title: 'Soigner le métier',
      description:
        'Un souffle mal coupé, une virgule de travers : on recommence. Ça s’entend, même quand ça ne se voit pas.',
    },
    {
      id: 'transmission',
      title: 'Transmettre',
      description:
        'On vous laisse les fichiers, les gabarits et la méthode. Vos équipes doivent pouvoir continuer seules.',
    },
  ],
} satisfies ValuesContent;

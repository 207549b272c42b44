import type { z } from 'zod';
import { group, identifier, line, list, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const valuesSchema = group('Valeurs', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  values: list(
    'Valeurs',
    group('Valeur', { id: identifier(), title: line('Titre', 40), description: text('Description', 180) }),
    { min: 1, max: 8 },
  ),
});

/** What the company holds to (product: about). */
export type ValuesContent = z.infer<typeof valuesSchema>;

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

export default describeSection({
  key: 'about/values',
  title: 'Valeurs',
  order: 4,
  schema: valuesSchema,
  content: valuesContent,
});

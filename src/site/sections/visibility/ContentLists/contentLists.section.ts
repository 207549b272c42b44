import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const contentListsSchema = group('Contenus', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  lists: list(
    'Colonnes',
    group('Colonne', {
      id: identifier(),
      title: line('Titre', 30),
      items: lines('Éléments', { min: 1, max: 12, length: 50 }),
    }),
    { min: 1, max: 8 },
  ),
});

/** What the agency makes, by medium (product: communication and visibility). */
export type ContentListsContent = z.infer<typeof contentListsSchema>;

export const contentListsContent = {
  eyebrow: 'Nos contenus',
  title: 'Ce qui sort de nos bureaux',
  lead: 'La liste n’est pas complète. Si ça se lit, se voit ou s’affiche, on l’a probablement déjà fait.',
  lists: [
    {
      id: 'print',
      title: 'Imprimé',
      items: [
        'Rapports annuels',
        'Brochures et dépliants',
        'Affiches grand format',
        'Kiosques de salon',
        'Cartes et papeterie',
      ],
    },
    {
      id: 'screen',
      title: 'À l’écran',
      items: [
        'Sites et pages d’atterrissage',
        'Infolettres',
        'Publications animées',
        'Présentations',
        'Bannières publicitaires',
      ],
    },
    {
      id: 'words',
      title: 'En mots',
      items: [
        'Articles et portraits',
        'Communiqués',
        'Discours et allocutions',
        'Scénarios de balado',
        'Livres blancs',
      ],
    },
    {
      id: 'people',
      title: 'En personne',
      items: [
        'Lancements',
        'Conférences de presse',
        'Colloques',
        'Journées portes ouvertes',
        'Fêtes d’employés',
      ],
    },
  ],
} satisfies ContentListsContent;

export default describeSection({
  key: 'communication/contentLists',
  title: 'Contenus',
  order: 2,
  schema: contentListsSchema,
  content: contentListsContent,
});

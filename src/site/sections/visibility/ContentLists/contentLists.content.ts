import type { ContentListsProps } from './ContentLists.tsx';

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
} satisfies ContentListsProps;

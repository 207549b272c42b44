import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Badge } from '../Badge/index.ts';
import { Table } from './Table.tsx';

export const guide: Guide = {
  use: ['Des choses de même genre se comparent colonne par colonne : articles, demandes, utilisateurs.'],
  instead: [
    { when: 'Une chose par ses faits', take: 'design-system/components/DescriptionList' },
    { when: 'L’image compte plus que les colonnes', take: 'design-system/components/Card' },
    { when: 'Listes et filtres, dans le produit', take: '?path=/docs/modèles-listes-et-filtres--guide' },
  ],
  anatomy: {
    picture: (
      <Table caption="Articles" isCaptionVisible density="dense">
        <thead>
          <tr>
            <th scope="col">Titre</th>
            <th scope="col">État</th>
            <th scope="col" data-numeric>
              Vues
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Le son des fêtes</th>
            <td>
              <Badge>Publié</Badge>
            </td>
            <td data-numeric>1 284</td>
          </tr>
        </tbody>
      </Table>
    ),
    parts: [
      { name: 'Le titre du tableau, montré ou dit', at: 'caption' },
      { name: 'L’en-tête d’une colonne', at: 'th[scope="col"]' },
      { name: 'L’en-tête d’une ligne : le nom de la chose', at: 'th[scope="row"]' },
      { name: 'Une cellule de chiffres, à droite : `data-numeric`', at: 'td[data-numeric]' },
    ],
  },
  variants: { density: { regular: 'Le site.', dense: 'Le back-office.' } },
  keys: {
    Tab: 'Va au tableau, puis à ses boutons.',
    'Flèches gauche et droite': 'Le fait défiler de côté, à l’étroit.',
  },
  heard:
    '« Articles, région », « tableau, 12 lignes, 3 colonnes », puis l’en-tête avec chaque cellule : « Vues, 1 284 ».',
  texts: ['En-têtes d’un ou deux mots. Une cellule vide dit « — », avec « aucun » à voix haute.'],
  dos: [
    {
      text: 'Les chiffres à droite, d’une même largeur; le nom de la chose en `th scope="row"`.',
      picture: (
        <Table caption="Vues" density="dense">
          <tbody>
            <tr>
              <th scope="row">Le son des fêtes</th>
              <td data-numeric>1 284</td>
            </tr>
            <tr>
              <th scope="row">La voix au micro</th>
              <td data-numeric>97</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
  ],
  donts: [
    {
      text: 'Un tableau pour mettre en page : lu cellule par cellule, il ne dit rien.',
      picture: (
        <Table caption="Mise en page">
          <tbody>
            <tr>
              <td>Une colonne de texte</td>
              <td>et une autre</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
  ],
};

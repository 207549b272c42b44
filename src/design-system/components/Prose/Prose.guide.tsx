import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Prose } from './Prose.tsx';

export const guide: Guide = {
  use: ['Un long texte en éléments simples : titres, paragraphes, listes, citations, tableaux.'],
  instead: [
    { when: 'Le texte est en Markdown', take: 'design-system/components/Markdown' },
    { when: 'C’est un paragraphe', take: 'design-system/primitives/Text' },
  ],
  anatomy: {
    picture: (
      <Prose>
        <h2>Avant le micro</h2>
        <p>
          Respirez, puis <a href="#micro">parlez</a>.
        </p>
        <ul>
          <li>Une idée</li>
        </ul>
        <blockquote>La voix est un geste.</blockquote>
      </Prose>
    ),
    parts: [
      { name: 'Un titre : de l’air au-dessus, et près de ce qu’il annonce', at: 'h2' },
      { name: 'Un paragraphe : 60 à 72 signes par ligne', at: 'p' },
      { name: 'Une liste : ses puces à la couleur de l’accent', at: 'ul' },
      { name: 'Une citation, à la police des titres', at: 'blockquote' },
    ],
  },
  heard: 'Ses éléments, sans rien de plus.',
  texts: ['Des paragraphes de trois phrases, un titre tous les trois ou quatre paragraphes.'],
  dos: [
    {
      text: 'Un seul bloc pour tout le texte : les distances viennent de ses éléments.',
      picture: (
        <Prose>
          <h2>Avant le micro</h2>
          <p>Respirez, puis parlez.</p>
          <ul>
            <li>Une idée</li>
            <li>Une voix</li>
          </ul>
        </Prose>
      ),
    },
  ],
  donts: [
    {
      text: 'Y mettre des cartes ou des boutons : ils ont leurs propres marges.',
      picture: (
        <Prose>
          <p>Respirez, puis parlez.</p>
          <button type="button">Réserver</button>
        </Prose>
      ),
    },
  ],
};

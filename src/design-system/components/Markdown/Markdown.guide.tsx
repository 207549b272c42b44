import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Markdown } from './Markdown.tsx';

export const guide: Guide = {
  use: [
    'Un texte que l’équipe écrit : article, page légale, notes d’un épisode. Le même sur le site et dans l’aperçu.',
  ],
  instead: [
    { when: 'Le texte est déjà en balises', take: 'design-system/components/Prose' },
    { when: 'C’est une phrase', take: 'design-system/primitives/Text' },
    { when: 'On l’écrit', take: 'documents/admin/RichTextField' },
  ],
  anatomy: {
    picture: (
      <Markdown>
        {
          '## Avant le micro\n\nRespirez, puis *parlez*.\n\n| Pause | Durée |\n| --- | --- |\n| Courte | 1 s |'
        }
      </Markdown>
    ),
    parts: [
      { name: '`##` : un titre de deuxième rang', at: 'h2' },
      { name: 'Un paragraphe; `*parlez*` appuie un mot', at: 'p' },
      { name: 'Un tableau : trop large, il défile seul', at: '[data-table]' },
    ],
  },
  keys: { Tab: 'D’un lien à l’autre; va aussi à un tableau trop large, qui défile aux flèches.' },
  heard:
    'Des titres, des listes, des tableaux et des images par leur texte de remplacement, comme toute page.',
  texts: [
    'Les titres commencent à `##` : le premier rang est celui de la page.',
    'Chaque image a son texte de remplacement : ce qu’elle montre, 125 signes.',
  ],
  dos: [
    {
      text: 'Des titres à partir du deuxième rang.',
      picture: (
        <Markdown>{'## Avant le micro\n\nRespirez, puis *parlez*.\n\n- Une idée\n- Une voix'}</Markdown>
      ),
    },
  ],
  donts: [
    {
      text: 'Du HTML : il se lit comme du texte.',
      picture: <Markdown>{'<b>Respirez</b>, puis parlez.'}</Markdown>,
    },
  ],
};

import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { SkipLink } from './SkipLink.tsx';
import { SkipLinkRoot } from './SkipLink.styles.ts';

/** The link as the focus shows it. */
const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '12px 16px',
  clipPath: 'none',
} as const;

export const guide: Guide = {
  use: ['En tout premier dans chaque page qui a une navigation.'],
  instead: [{ when: 'Le lien est dans le texte', take: 'design-system/components/TextLink' }],
  anatomy: {
    picture: (
      <SkipLinkRoot href="#exemple" style={shown}>
        Aller au contenu
      </SkipLinkRoot>
    ),
    parts: [{ name: 'Les mots, au coin de la page; cachés tant que le focus n’y est pas', at: 'a' }],
  },
  keys: {
    Tab: 'Le montre : c’est le premier arrêt de la page.',
    Entrée: 'Saute au contenu, et y met le focus.',
  },
  heard: '« Aller au contenu, lien ».',
  dos: [
    {
      text: 'Un seul par page, avant tout autre élément; on le voit en pressant Tab.',
      picture: <SkipLink />,
    },
  ],
  donts: [
    {
      text: 'Une cible sans `tabIndex={-1}` : le focus n’y resterait pas, et la touche suivante reviendrait en haut.',
      picture: <SkipLink />,
    },
  ],
};

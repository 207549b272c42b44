import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Text } from '../Text/index.ts';
import { Container } from './Container.tsx';

export const guide: Guide = {
  use: ['Un contenu doit garder la colonne du site, hors d’une bande `Section`, qui en pose déjà une.'],
  instead: [
    { when: 'Le contenu a un fond à lui, sur toute la largeur', take: 'design-system/primitives/Section' },
    { when: 'Un seul paragraphe s’étire trop', take: 'design-system/primitives/Text' },
  ],
  variants: {
    $width: {
      content: 'Les pages et leurs bandes : 72 rem au plus.',
      text: 'Ce qui se lit d’un bout à l’autre : 42 rem, soit 60 à 72 signes par ligne.',
    },
  },
  draw: (props) => (
    <Container {...props}>
      <Text size="small">Bord à bord de la colonne, avec la marge qui suit la largeur de l’écran.</Text>
    </Container>
  ),
  heard: 'Rien : une colonne n’est pas un repère de la page.',
  dos: [
    {
      text: '`text` dès qu’il y a des paragraphes à lire.',
      picture: (
        <Container $width="text">
          <Text>Une ligne de 60 à 72 signes se relit sans perdre le fil, du début à la fin.</Text>
        </Container>
      ),
    },
  ],
  donts: [
    {
      text: 'Un `Container` dans un autre : les marges s’ajoutent, et le texte rétrécit au téléphone.',
      picture: (
        <Container>
          <Container>
            <Text>Deux marges pour une seule colonne.</Text>
          </Container>
        </Container>
      ),
    },
  ],
};

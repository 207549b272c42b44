import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Logo } from './Logo.tsx';
import { Section } from '../Section/index.ts';

export const guide: Guide = {
  use: ['L’en-tête, le pied de page, la connexion et les courriels : partout où l’agence signe.'],
  instead: [
    { when: 'C’est un décor', take: 'design-system/primitives/Waveform' },
    { when: 'C’est le favicon ou une image à part', take: '?path=/docs/fondations-onde--guide' },
  ],
  anatomy: {
    picture: <Logo name="Porte-Voix" size="large" />,
    parts: [
      { name: 'Cinq barres qui s’ouvrent comme un pavillon', at: 'svg' },
      { name: 'La cinquième, qui porte : en corail', at: '[data-loud]' },
      { name: 'Le nom, celui des renseignements de l’entreprise', at: 'span span, svg + *' },
    ],
  },
  variants: {
    size: { medium: 'L’en-tête du site et du back-office.', large: 'La connexion, la tête d’accueil.' },
  },
  heard: 'Le nom. Sans `name`, rien : le lien qui l’entoure dit où il mène (« Porte-Voix, accueil »).',
  dos: [
    {
      text: 'Laisser autour la largeur d’une barre, et le poser sur une bande : ses couleurs la suivent.',
      picture: (
        <Section tone="dark" spacing="compact">
          <Logo name="Porte-Voix" />
        </Section>
      ),
    },
  ],
  donts: [
    {
      text: 'Le déformer, le recolorer, ou séparer les barres du nom.',
      picture: (
        <div
          style={{
            transform: 'scaleX(1.6)',
            transformOrigin: 'left',
            filter: 'hue-rotate(120deg)',
            width: 'fit-content',
          }}
        >
          <Logo name="Porte-Voix" />
        </div>
      ),
    },
  ],
};

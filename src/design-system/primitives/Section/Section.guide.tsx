import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Text } from '../Text/index.ts';
import { Section } from './Section.tsx';

export const guide: Guide = {
  use: [
    'Chaque bande d’une page publique : elle donne le fond, les couleurs de ce qui s’y pose, l’anneau de focus, les marges et la colonne.',
  ],
  instead: [
    { when: 'Une chose parmi d’autres, sur la page', take: 'design-system/components/Card' },
    { when: 'Seulement la colonne', take: 'design-system/primitives/Container' },
    { when: 'Un écran du back-office', take: 'admin/shell/AdminPage' },
  ],
  variants: {
    tone: {
      page: 'Le fond de la page.',
      band: 'Une bande sur deux, sable.',
      dark: 'Une seule par page : tête, résultats ou appel.',
    },
    spacing: {
      regular: 'De 64 à 128 px selon l’écran.',
      compact: 'Une bande courte : un fait, une citation.',
    },
  },
  heard:
    'Avec `aria-labelledby` : « Ce que disent nos clients, région ». Sans nom, la bande n’est pas un repère.',
  dos: [
    {
      text: 'Alterner `page` et `band`; une seule bande `dark`.',
      picture: (
        <>
          <Section tone="band" spacing="compact">
            <Text>Une bande</Text>
          </Section>
          <Section spacing="compact">
            <Text>La page</Text>
          </Section>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Deux bandes sombres de suite : ni l’une ni l’autre ne parle plus fort.',
      picture: (
        <>
          <Section tone="dark" spacing="compact">
            <Text>Résultats</Text>
          </Section>
          <Section tone="dark" spacing="compact">
            <Text>Appel</Text>
          </Section>
        </>
      ),
    },
  ],
};

import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceAudiovisualPage } from './ServiceAudiovisualPage.tsx';

const meta = preview.meta({
  title: 'Pages/Production audiovisuelle · ServiceAudiovisualPage',
  component: ServiceAudiovisualPage,
  parameters: {
    path: paths.audiovisual,
    description: `La production audiovisuelle (\`/services/production-audiovisuelle\`) : un service à choisir, cinq étapes, les studios à louer. « Visiter les studios », en haut, descend à ces derniers dans la même page.

L’adresse courte \`/services/video\` y redirige.`,
  },
});

export const Default = meta.story();

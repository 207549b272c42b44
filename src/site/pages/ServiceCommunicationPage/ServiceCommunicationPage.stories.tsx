import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceCommunicationPage } from './ServiceCommunicationPage.tsx';

const meta = preview.meta({
  title: 'Pages/Communication et visibilité · ServiceCommunicationPage',
  component: ServiceCommunicationPage,
  parameters: {
    path: paths.communication,
    description:
      'Communication et visibilité (`/services/communication-visibilite`) : les services en onglets avec leur budget, la liste de ce qui sort des bureaux, trois succès, la méthode en cinq temps. `/services/marketing` y redirige.',
  },
});

export const Default = meta.story();

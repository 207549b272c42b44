import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { ContactPage } from './ContactPage.tsx';

const meta = preview.meta({
  title: 'Pages/Contact · ContactPage',
  component: ContactPage,
  parameters: {
    path: paths.contact,
    docs: {
      story: { inline: false },
      description: {
        component: `
Le contact (\`/contact\`) : appeler ou écrire dès l’ouverture, le formulaire et les coordonnées, puis ce qui se passe après l’envoi, en trois étapes. Presque toutes les invitations du site aboutissent ici, parfois avec un service déjà choisi (\`?service=coaching\`).`,
      },
    },
  },
});

export const Default = meta.story();

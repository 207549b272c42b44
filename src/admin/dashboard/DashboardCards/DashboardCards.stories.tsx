import preview from '#storybook/preview.tsx';
import { DashboardCards } from './DashboardCards.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Cartes des modules · DashboardCards',
  tags: ['no-visual'],
  component: DashboardCards,
  globals: { role: 'admin' },
  parameters: {
    guide: {
      use: ['Au tableau de bord, pour qui cherche un module.'],
      instead: [
        { when: 'On revient chaque jour au même endroit', take: 'admin/shell/Sidebar' },
        { when: 'On sait ce que l’on cherche', take: 'admin/shell/Palette' },
      ],
    },
    layout: 'padded',
    description:
      'Les modules que le rôle ouvre, chacun avec ce qu’on y fait. Tant que le profil n’est pas connu, toutes les cartes restent.',
  },
});

export const Default = meta.story();

/** Une modératrice ne lit que les statistiques. */
export const Moderator = meta.story({ globals: { role: 'moderator' } });

/** Un abonné n’a encore aucun module, et lit à qui le demander. */
export const Subscriber = meta.story({ globals: { role: 'subscriber' } });

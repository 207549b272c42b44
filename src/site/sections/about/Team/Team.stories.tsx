import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { codeSettings } from '#site/settings/settings.ts';
import preview from '#storybook/preview.tsx';
import { Team } from './Team.tsx';
import { teamContent } from './team.section.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Équipe · Team',
  component: Team,
  args: fillFacts(teamContent, getFacts(codeSettings)),
  parameters: {
    guide: {
      use: ['Sur À propos : les personnes, avec leur portrait.'],
      instead: [{ when: 'Une personne parle d’un client', take: 'site/sections/shared/Testimonials' }],
    },
    description:
      'Les six personnes de l’équipe. Il n’y a pas de photo : le portrait est dessiné à partir du nom, et un nom corrigé donne un autre dessin.',
  },
});

export const Default = meta.story();

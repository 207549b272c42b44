import preview from '#storybook/preview.tsx';
import { Team } from './Team.tsx';
import { teamContent } from './team.content.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Team',
  component: Team,
  args: teamContent,
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

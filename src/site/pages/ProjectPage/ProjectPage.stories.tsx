import { aProject, projects } from '#site/projects/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectView } from './ProjectView.tsx';

const meta = preview.meta({ title: 'Pages/Projet', component: ProjectView, args: { ...aProject, next: projects[1] } });

export const Default = meta.story();

import { NextProject, type NextProjectProps } from './NextProject.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ProjectMedia } from './ProjectMedia.tsx';
import { ProjectStory } from './ProjectStory.tsx';
import { ProjectTestimonial } from './ProjectTestimonial.tsx';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import type { ProjectContent } from '../project.schema.ts';

export type ProjectViewProps = ProjectContent & {
  /** Le projet qui suit; un aperçu n’en connaît pas. */
  next?: NextProjectProps['project'] | undefined;
};

/** A project as visitors see it, from its cover to the way to the contact page. */
export function ProjectView(content: ProjectViewProps) {
  const { next, ...project } = fillFacts(content, getFacts(useSettings()));
  return (
    <>
      <ProjectHeader {...project} />
      <ProjectStory {...project} />
      <ProjectMedia {...project} />
      <ProjectTestimonial {...project} />
      {next && <NextProject project={next} />}
      <CallToAction {...project.callToAction} closing="loud" />
    </>
  );
}

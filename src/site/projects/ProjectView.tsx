import { NextProject, type NextProjectProps } from '#site/sections/projects/NextProject/NextProject.tsx';
import { ProjectHeader } from '#site/sections/projects/ProjectHeader/ProjectHeader.tsx';
import { ProjectMedia } from '#site/sections/projects/ProjectMedia/ProjectMedia.tsx';
import { ProjectStory } from '#site/sections/projects/ProjectStory/ProjectStory.tsx';
import { ProjectTestimonial } from '#site/sections/projects/ProjectTestimonial/ProjectTestimonial.tsx';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import type { ProjectContent } from './project.schema.ts';

export type ProjectViewProps = ProjectContent & {
  /** The project that comes after it; a preview knows of none. */
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
      <ProjectTestimonial testimonials={project.testimonials} />
      {next && <NextProject project={next} />}
      <CallToAction {...project.callToAction} />
    </>
  );
}

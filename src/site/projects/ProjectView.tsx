import { NextProject, type NextProjectProps } from '#site/sections/projects/NextProject/index.ts';
import { ProjectHeader } from '#site/sections/projects/ProjectHeader/index.ts';
import { ProjectMedia } from '#site/sections/projects/ProjectMedia/index.ts';
import { ProjectStory } from '#site/sections/projects/ProjectStory/index.ts';
import { ProjectTestimonial } from '#site/sections/projects/ProjectTestimonial/index.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
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

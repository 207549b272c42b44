import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Prose } from '#design-system/components/Prose';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { StatList } from '#site/sections/shared/StatsBand/StatsBand.tsx';
import { Figures, Part } from './ProjectStory.styles.ts';

export type ProjectStoryProps = Pick<ProjectContent, 'facts' | 'challenge' | 'solution' | 'results'>;

/** What a project had to change, how, and what came of it: the figures first. */
export function ProjectStory({ facts, challenge, solution, results }: ProjectStoryProps) {
  const parts = [
    { title: 'Le défi', paragraphs: challenge },
    { title: 'La solution', paragraphs: solution },
    { title: 'Les résultats', paragraphs: results },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
  return (
    <Section aria-label="Le projet">
      <Figures>
        <StatList stats={facts} />
      </Figures>
      {parts.map(({ title, paragraphs }) => (
        <Part key={title}>
          <Heading level={2}>{title}</Heading>
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Part>
      ))}
    </Section>
  );
}

import { Container } from '#design-system/primitives/Container';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import type { ProjectContent } from './project.schema.ts';

/** A project: what it was about, and what came of it. */
export function ProjectView(project: ProjectContent) {
  const { title, description, client, challenge, solution, results, callToAction } = project;
  return (
    <>
      <PageHero eyebrow={client} title={title} lead={description} />
      <Section>
        <Container>
          {[...challenge, ...solution, ...results].map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Container>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}

import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { framesOf } from '#features/media/site/frames.ts';
import { Portrait } from '#site/sections/shared/Testimonials/Portrait.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Cover, Quote, Results, Story, Timeline } from './CaseStudies.styles.ts';
import type { CaseStudiesContent } from './caseStudies.section.ts';

/** A mandate, from the problem to the result (product: strategy). */
export type CaseStudy = CaseStudiesContent['caseStudies'][number];

const frames = framesOf(2, { laptop: [8, '2rem'] });

/** The whole of one case study. */
export function CaseStudyDetails({ caseStudy }: { caseStudy: CaseStudy }) {
  const { id, client, picture, challenge, solution, results, timeline, testimonial } = caseStudy;
  return (
    <>
      {picture && (
        <Cover>
          <SitePicture picture={picture} seed={id} frames={frames} />
        </Cover>
      )}
      <Story>
        <Heading level={3} size="h2">
          {client}
        </Heading>
        <Timeline>
          <Waveform seed={id} bars={40} tone="accent" />
          <Text weight="semibold">{timeline}</Text>
        </Timeline>
        <Heading level={4}>Le défi</Heading>
        <Text tone="muted">{challenge}</Text>
        <Heading level={4}>La solution</Heading>
        <Text tone="muted">{solution}</Text>
        <Heading level={4}>Les résultats</Heading>
        <Results>{toItems(results)}</Results>
      </Story>
      <Quote>
        <blockquote>«&nbsp;{testimonial.quote}&nbsp;»</blockquote>
        <figcaption>
          <Portrait picture={testimonial.portrait} name={testimonial.name} />
          <strong>{testimonial.name}</strong>
          <br />
          {testimonial.role}
        </figcaption>
      </Quote>
    </>
  );
}

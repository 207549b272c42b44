import { Tabs } from '@base-ui/react/tabs';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import {
  Case,
  CaseList,
  Client,
  Details,
  Layout,
  Cover,
  Quote,
  Results,
  Story,
  Timeline,
} from './CaseStudies.styles.ts';
import type { CaseStudiesContent } from './caseStudies.section.ts';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { framesOf } from '#features/media/site/frames.ts';
import { Portrait } from '#site/sections/shared/Testimonials/Portrait.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';

/**
 * Case studies of which one is open (product: strategy): cards that act as vertical tabs, so that arrows move along
 * them. The open one is in the address; every one is in the HTML.
 */
export function CaseStudies({ eyebrow, title, caseStudies }: CaseStudiesContent) {
  const [open, setOpen] = useUrlChoice(
    'dossier',
    caseStudies.map(({ id }) => id),
  );
  return (
    <TitledSection tone="dark" eyebrow={eyebrow} title={title}>
      <Tabs.Root orientation="vertical" value={open} onValueChange={setOpen} render={<Layout />}>
        <CaseList aria-label={title} activateOnFocus>
          {caseStudies.map(({ id, client, sector }) => (
            <Case key={id} value={id}>
              <Client>{client}</Client>
              {sector}
            </Case>
          ))}
        </CaseList>
        {caseStudies.map((caseStudy) => (
          <Details key={caseStudy.id} value={caseStudy.id} keepMounted inert={false}>
            <CaseStudyDetails {...caseStudy} />
          </Details>
        ))}
      </Tabs.Root>
    </TitledSection>
  );
}

const frames = framesOf(2, { laptop: [8, '2rem'] });

/** A mandate, from the problem to the result (product: strategy). */
function CaseStudyDetails(caseStudy: CaseStudiesContent['caseStudies'][number]) {
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

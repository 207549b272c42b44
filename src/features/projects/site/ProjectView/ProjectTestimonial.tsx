import { Section } from '#design-system/primitives/Section';
import { Waveform } from '#design-system/primitives/Waveform';
import { type Frames, partOfColumn } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { Portrait, Quote, Words } from './ProjectTestimonial.styles.ts';

export type ProjectTestimonialProps = Pick<ProjectContent, 'testimonials'>;

const frames: Frames = [
  { width: '6rem', height: '6rem' },
  { from: 'laptop', width: partOfColumn(3, '12rem'), height: partOfColumn(3, '12rem') },
];

/** The client's own words, with a portrait; nothing where there are none. */
export function ProjectTestimonial({ testimonials: [testimonial] }: ProjectTestimonialProps) {
  if (!testimonial) return null;
  const { quote, name, role, portrait } = testimonial;
  return (
    <Section aria-label="Ce qu’en dit le client">
      <Quote>
        <Portrait>
          <SitePicture picture={portrait} seed={name} frames={frames} />
        </Portrait>
        <Words>
          <Waveform seed={name} bars={40} tone="accent" />
          <blockquote>
            <p>«&nbsp;{quote}&nbsp;»</p>
          </blockquote>
          <figcaption>
            <strong>{name}</strong>
            <span>{role}</span>
          </figcaption>
        </Words>
      </Quote>
    </Section>
  );
}

import { Rating } from '#design-system/components/Rating';
import type { SectionProps } from '#design-system/primitives/Section';
import { Waveform } from '#design-system/primitives/Waveform';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { Portrait } from './Portrait.tsx';
import { Author, Layout, Others, Quote, Voice } from './Testimonials.styles.ts';
import type { TestimonialsContent } from './testimonials.schema.ts';

/** What a client said, and who says it (product: fixed texts). */
export type Testimonial = TestimonialsContent['testimonials'][number];

export type TestimonialsProps = TestimonialsContent & {
  /** Le fond de la bande. */
  tone?: SectionProps['tone'];
  /** La première citation aussi grande que l’écran le permet, sur la nuit; les autres dessous. */
  isLoud?: boolean;
};

/** Clients' words: one quote in the display face, the others beside it, each with its speaker's own voice print. */
export function Testimonials({ eyebrow, title, testimonials, tone = 'page', isLoud }: TestimonialsProps) {
  const [first, ...others] = testimonials;
  return (
    <TitledSection tone={isLoud ? 'dark' : tone} eyebrow={eyebrow} title={title}>
      <Layout data-loud={isLoud || undefined}>
        {first && <TestimonialQuote testimonial={first} isLead />}
        {others.length > 0 && (
          <Others>
            {others.map((testimonial) => (
              <TestimonialQuote key={testimonial.name} testimonial={testimonial} />
            ))}
          </Others>
        )}
      </Layout>
    </TitledSection>
  );
}

function TestimonialQuote({ testimonial, isLead }: { testimonial: Testimonial; isLead?: boolean }) {
  const { name, role, company, portrait, content, rating } = testimonial;
  return (
    <Quote data-lead={isLead || undefined}>
      <Voice>
        <Waveform seed={name} bars={isLead ? 40 : 24} size={isLead ? 'medium' : 'small'} tone="accent" />
        <Rating value={rating} />
      </Voice>
      <blockquote>
        <p>«&nbsp;{content}&nbsp;»</p>
      </blockquote>
      <Author>
        <Portrait picture={portrait} name={name} />
        <strong>{name}</strong>
        <span>
          {role}, {company}
        </span>
      </Author>
    </Quote>
  );
}

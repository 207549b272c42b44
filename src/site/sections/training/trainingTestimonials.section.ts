import { describeSection } from '#site/contents/section.ts';
import type { TestimonialsProps } from '#site/sections/shared/Testimonials/Testimonials.tsx';
import { testimonialsSchema } from '#site/sections/shared/Testimonials/testimonials.schema.ts';
import { trainingTestimonialsContent } from './trainingTestimonials.content.ts';

export default describeSection({
  key: 'training/trainingTestimonials',
  title: 'Témoignages',
  group: 'pages',
  pages: ['training'],
  order: 4,
  schema: testimonialsSchema,
  content: trainingTestimonialsContent,
  props: { tone: 'band' } satisfies Partial<TestimonialsProps>,
});

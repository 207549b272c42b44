import { describeSection } from '#site/contents/section.ts';
import { testimonialsSchema } from '#site/sections/shared/Testimonials/testimonials.schema.ts';
import { formationTestimonialsContent } from './formationTestimonials.content.ts';

export default describeSection({
  key: 'formations/formationTestimonials',
  title: 'Témoignages',
  group: 'pages',
  pages: ['formations'],
  order: 3,
  schema: testimonialsSchema,
  content: formationTestimonialsContent,
});

import type { z } from 'zod';
import { flag, group, hidden, identifier, line, lines, list, price, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { courseCatalogueContent } from './courseCatalogue.content.ts';

/** A training course (product 3.2). */
export const courseFields = {
  id: identifier(),
  title: line('Nom', 50),
  description: text('Description', 240),
  duration: line('Durée', 24),
  level: line('Niveau', 40),
  format: line('Format', 50),
  price: price('Prix par personne'),
  featured: flag('Mettre en vedette'),
  modules: lines('Modules', { min: 1, max: 12, length: 60, item: 'Module' }),
  isHidden: hidden(),
};

export const courseCatalogueSchema = group('Catalogue', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  courses: list('Formations', group('Formation', courseFields), { min: 1, max: 12 }),
});

/** The training courses, with their prices: the home page shows the same (product 3.2). */
export type CourseCatalogueContent = z.infer<typeof courseCatalogueSchema>;

export default describeSection({
  key: 'formations/courseCatalogue',
  title: 'Catalogue des formations',
  group: 'formations',
  pages: ['formations', 'home', 'training'],
  order: 1,
  schema: courseCatalogueSchema,
  content: courseCatalogueContent,
});

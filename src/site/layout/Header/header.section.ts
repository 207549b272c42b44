import type { z } from 'zod';
import { group, line, link, list } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { headerContent } from './header.content.ts';

export const headerSchema = group('En-tête', {
  links: list('Navigation', group('Lien', { label: line('Texte', 20), to: link() }), {
    min: 1,
    max: 7,
    toKey: ({ to }) => to,
  }),
  services: list(
    'Menu des services, sous le lien qui mène à « Services »',
    group('Service', {
      label: line('Texte', 40),
      to: link(),
      description: line('Description', 60),
    }),
    { min: 1, max: 8, toKey: ({ to }) => to },
  ),
  homeAction: line('Bouton, sur l’accueil et le téléphone', 28, 'Il mène au contact.'),
  action: line('Bouton, sur les autres pages', 28, 'Il mène au contact.'),
});

/** What the header and the menu of a phone say. */
export type HeaderContent = z.infer<typeof headerSchema>;

export default describeSection({
  key: 'layout/header',
  title: 'En-tête',
  group: 'pages',
  order: 1,
  schema: headerSchema,
  content: headerContent,
});

import type { z } from 'zod';
import { group, line, link, list } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

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

/** What the header says (product: header, transparent header). */
export const headerContent = {
  links: [
    { label: 'Accueil', to: paths.home },
    { label: 'À propos', to: paths.about },
    { label: 'Services', to: paths.services },
    { label: 'Formations', to: paths.formations },
    { label: 'Réalisations', to: paths.realizations },
    { label: 'Contact', to: paths.contact },
  ],
  services: [
    {
      label: 'Production audiovisuelle',
      to: paths.audiovisual,
      description: 'Balados, vidéo, captation et studios',
    },
    {
      label: 'Communication et visibilité',
      to: paths.communication,
      description: 'Image de marque, rédaction, événements',
    },
    {
      label: 'Formation et coaching',
      to: paths.training,
      description: 'Prise de parole, entrevues, coaching',
    },
    {
      label: 'Stratégie et accompagnement',
      to: paths.strategy,
      description: 'Positionnement, préparation, influence',
    },
    {
      label: 'Tous nos Services',
      to: paths.services,
      description: 'Comparez ce que nous faisons, et pour qui',
    },
  ],
  homeAction: 'Démarrer un projet',
  action: 'Lancer votre projet',
} satisfies HeaderContent;

export default describeSection({
  key: 'layout/header',
  title: 'En-tête',
  group: 'pages',
  order: 1,
  schema: headerSchema,
  content: headerContent,
});

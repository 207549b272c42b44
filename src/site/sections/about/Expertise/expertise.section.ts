import type { z } from 'zod';
import { action, group, identifier, line, lines, link, list, text } from '#documents/contents/fields.ts';
import { icon } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

export const expertiseSchema = group('Expertises', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  areas: list(
    'Expertises',
    group('Expertise', {
      id: identifier(),
      icon: icon(),
      title: line('Nom', 50),
      skills: lines('Savoir-faire', { min: 1, max: 8, length: 50 }),
      to: link(),
    }),
    { min: 1, max: 8 },
  ),
  link: action('Lien'),
});

/** The fields of expertise, each leading to its page (product: about). */
export type ExpertiseContent = z.infer<typeof expertiseSchema>;

export const expertiseContent = {
  title: 'Nos expertises',
  lead: 'Des équipes qui se parlent, pour que votre message ne change pas de ton en changeant de média.',
  areas: [
    {
      id: 'audiovisual',
      icon: 'audio-lines',
      title: 'Production audiovisuelle',
      skills: ['Balado', 'Vidéo corporative', 'Captation en direct', 'Location de studios'],
      to: paths.audiovisual,
    },
    {
      id: 'visibility',
      icon: 'megaphone',
      title: 'Communication et visibilité',
      skills: ['Création visuelle', 'Rédaction', 'Événements', 'Médias sociaux'],
      to: paths.communication,
    },
    {
      id: 'training',
      icon: 'graduation-cap',
      title: 'Formation en communication',
      skills: ['Art oratoire', 'Media training', 'Communication de crise', 'Coaching individuel'],
      to: paths.training,
    },
    {
      id: 'strategy',
      icon: 'compass',
      title: 'Stratégie et accompagnement',
      skills: ['Positionnement', 'Plan de communication', 'Préparation de dirigeants', 'Influence'],
      to: paths.strategy,
    },
  ],
  link: { label: 'Voir tous nos services', to: paths.services },
} satisfies ExpertiseContent;

export default describeSection({
  key: 'about/expertise',
  title: 'Expertises',
  order: 5,
  schema: expertiseSchema,
  content: expertiseContent,
});

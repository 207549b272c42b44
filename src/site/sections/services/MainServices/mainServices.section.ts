import type { z } from 'zod';
import { action, group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { picture } from '#documents/contents/mediaFields.ts';
import { flag, hidden, icon } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

export const mainServicesSchema = group('Services principaux', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 240),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      cover: picture('Couverture', {
        ratio: 2,
        drawings: async () => (await import('#site/illustrations/workbenches.ts')).workbenches,
      }),
      icon: icon(),
      title: line('Nom', 60),
      description: text('Description', 240),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 70 }),
      highlight: flag('Mettre en vedette', { hint: 'Sur fond sombre. Placez-le en premier.' }),
      link: action('Lien'),
      isHidden: hidden(),
    }),
    { min: 1, max: 6 },
  ),
});

/** What the four main services say (product: services). */
export type MainServicesContent = z.infer<typeof mainServicesSchema>;

export const mainServicesContent = {
  eyebrow: 'Services principaux',
  title: 'Quatre métiers, une seule équipe',
  lead: 'Une seule personne suit votre dossier. Derrière elle, des gens de son, d’image, d’écriture et de stratégie, sous le même toit.',
  services: [
    {
      id: 'podcast',
      cover: 'dusk',
      icon: 'mic',
      title: 'Production de podcasts',
      description:
        'Du concept à la mise en ligne, on réalise le balado qui installe votre voix chaque semaine dans les oreilles de vos clients. Vous arrivez avec une idée, vous repartez avec une émission.',
      features: [
        'Concept, titre et format de l’émission',
        'Préparation des invités et animation',
        'Enregistrement en studio ou chez vous',
        'Diffusion sur toutes les plateformes',
      ],
      highlight: true,
      link: { label: 'La production de balado', to: paths.podcastProduction },
    },
    {
      id: 'visual',
      cover: 'shore',
      icon: 'palette',
      title: 'Communication visuelle et image de marque',
      description:
        'Une identité qu’on reconnaît de loin et des outils que votre équipe sait utiliser le lendemain.',
      features: [
        'Logo, couleurs et guide de normes',
        'Gabarits de présentation et de publication',
        'Affiches, brochures et habillage de kiosque',
      ],
      highlight: false,
      link: { label: 'Communication et visibilité', to: paths.communication },
    },
    {
      id: 'strategy',
      cover: 'ember',
      icon: 'radar',
      title: 'Stratégie médias et numérique',
      description:
        'On choisit avec vous où parler, à qui et à quel rythme. Le reste du budget reste dans vos poches.',
      features: [
        'Audit de votre présence et de vos concurrents',
        'Plan médias et calendrier éditorial',
        'Relations avec les médias d’ici',
      ],
      highlight: false,
      link: { label: 'Stratégie et accompagnement', to: paths.strategy },
    },
    {
      id: 'events',
      cover: 'tide',
      icon: 'calendar-days',
      title: 'Événements et captation audiovisuelle',
      description:
        'Colloque, lancement ou assemblée annuelle : on filme, on diffuse en direct et on vous remet des extraits prêts à publier dès le lendemain.',
      features: [
        'Captation à plusieurs caméras et diffusion en direct',
        'Sonorisation et régie sur place',
        'Extraits sous-titrés livrés en 24 heures',
      ],
      highlight: false,
      link: { label: 'La captation en détail', to: paths.audiovisual },
    },
  ],
} satisfies MainServicesContent;

export default describeSection({
  key: 'services/mainServices',
  title: 'Services principaux',
  group: 'services',
  order: 1,
  schema: mainServicesSchema,
  content: mainServicesContent,
});

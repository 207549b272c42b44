import type { z } from 'zod';
import { group, line, lines, list, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const learningPathSchema = group('Parcours', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  levels: list(
    'Niveaux',
    group('Niveau', {
      title: line('Titre', 40),
      description: text('Description', 160),
      skills: lines('Ce qu’on y apprend', { min: 1, max: 6, length: 50 }),
      duration: line('Durée', 24),
    }),
    { min: 1, max: 4, toKey: ({ title }) => title },
  ),
});

/** The levels of the learning path, from the first to the last (product: communication training). */
export type LearningPathContent = z.infer<typeof learningPathSchema>;

export const learningPathContent = {
  title: 'Un parcours en quatre niveaux',
  lead: 'Vous entrez au niveau qui vous convient, après un appel de 20 minutes. Chaque palier s’appuie sur le précédent, et aucun n’est obligatoire.',
  levels: [
    {
      title: 'Trouver sa voix',
      description: 'Apprivoiser le trac et prendre la parole sans se cacher derrière ses diapositives.',
      skills: ['Souffle et posture', 'Gestion du trac', 'Introduction en 30 secondes'],
      duration: '1 à 2 jours',
    },
    {
      title: 'Structurer son message',
      description: 'Bâtir une intervention claire, avec un début qui accroche et une fin qu’on retient.',
      skills: ['Plan en trois temps', 'Récit et exemples', 'Supports visuels sobres'],
      duration: '2 jours',
    },
    {
      title: 'Convaincre sous pression',
      description:
        'Répondre aux questions difficiles, devant un micro, une caméra ou un conseil d’administration.',
      skills: ['Messages clés', 'Questions pièges', 'Entrevue filmée'],
      duration: '2 à 3 jours',
    },
    {
      title: 'Porter une organisation',
      description: 'Devenir la voix qu’on écoute quand l’enjeu est grand, et former la relève à son tour.',
      skills: ['Leadership vocal', 'Communication de crise', 'Mentorat de porte-parole'],
      duration: '3 jours et suivi',
    },
  ],
} satisfies LearningPathContent;

export default describeSection({
  key: 'training/learningPath',
  title: 'Parcours',
  order: 1,
  schema: learningPathSchema,
  content: learningPathContent,
});

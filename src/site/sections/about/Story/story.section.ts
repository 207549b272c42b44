import type { z } from 'zod';
import { group, line, list, text } from '#documents/contents/fields.ts';
import { optionalPicture } from '#documents/contents/mediaFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const storySchema = group('Histoire', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  paragraphs: list('Paragraphes', text('Paragraphe', 500), { min: 1, max: 6 }),
  picture: optionalPicture('Image', { ratio: 3 / 2 }),
  milestones: list(
    'Dates',
    group('Date', {
      year: line('Année', 6),
      title: line('Titre', 50),
      description: text('Description', 120),
    }),
    { min: 1, max: 12, toKey: ({ year }) => year },
  ),
});

/** How the company came about, beside its dates (product: about). */
export type StoryContent = z.infer<typeof storySchema>;

export const storyContent = {
  eyebrow: 'Notre histoire',
  title: 'Tout a commencé par un micro emprunté',
  paragraphs: [
    'En 2016, Catherine Morin quitte la radio avec une conviction : les entreprises d’ici ont de meilleures histoires que leurs communiqués. Elle emprunte un micro, installe deux chaises dans un local du quartier Saint-Roch et invite un premier client à raconter la sienne.',
    'L’épisode fait le tour de la ville. Le client revient avec un voisin, puis une fédération, puis un hôpital. Un réalisateur vidéo se joint à elle, une stratège, une formatrice. Le local devient un studio, puis trois.',
    'Aujourd’hui, {nom} enregistre, filme, écrit et enseigne sous un même toit. Le micro emprunté a été rendu. L’idée, elle, n’a pas bougé.',
  ],
  milestones: [
    {
      year: '2016',
      title: 'Un micro, deux chaises',
      description: 'Premier balado d’entreprise, enregistré à Saint-Roch.',
    },
    {
      year: '2018',
      title: 'L’image rejoint le son',
      description: 'Ouverture du plateau vidéo et première captation en direct.',
    },
    {
      year: '2020',
      title: 'La parole s’enseigne',
      description: 'Lancement des formations, d’abord en ligne, puis en studio.',
    },
    {
      year: '2024',
      title: 'Un toit, trois studios',
      description: 'Toute l’équipe s’installe sous le même toit.',
    },
  ],
} satisfies StoryContent;

export default describeSection({
  key: 'about/story',
  title: 'Histoire',
  order: 2,
  schema: storySchema,
  content: storyContent,
});

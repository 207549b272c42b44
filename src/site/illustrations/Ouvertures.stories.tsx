import preview from '#storybook/preview.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { city } from './city.ts';
import { classroom } from './classroom.ts';
import { controlRoom } from './controlRoom.ts';
import { cutaway } from './cutaway.ts';
import { door } from './door.ts';
import { papers } from './papers.ts';
import { rehearsal } from './rehearsal.ts';
import { river } from './river.ts';
import { snowfield } from './snowfield.ts';
import { street } from './street.ts';
import { table } from './table.ts';
import { typewriter } from './typewriter.ts';
import { walker } from './walker.ts';
import { wave } from './wave.ts';
import { workshop } from './workshop.ts';

const meta = preview.meta({
  title: 'Fondations/Ouvertures',
  component: PageHero,
  args: {
    eyebrow: 'Une page',
    title: 'Un titre de deux lignes, pas plus',
    lead: 'Une phrase qui dit à quoi sert la page, et qui tient en trois lignes au téléphone.',
    actions: [{ label: 'Faire la chose', to: '/contact' }],
  },
  argTypes: { opening: { control: false }, children: { control: false } },
  parameters: {
    description: `Le premier écran de chaque page : son dessin, l’heure qu’il y est, et la place des mots. Au téléphone, le titre, une phrase, un bouton et une partie du dessin; sur grand écran, le dessin remplit la bande et les mots se posent où il est uni. La manière de dessiner est dans « Fondations › Illustration ».

**À éviter** : des mots par-dessus une forme, un dessin repris par deux pages.`,
  },
});

/** Production audiovisuelle. */
export const Regie = meta.story({ name: 'Régie', args: { opening: controlRoom } });

/** Production de balado. */
export const Coupe = meta.story({ args: { opening: cutaway } });

/** Communication et visibilité. */
export const Ville = meta.story({ args: { opening: city } });

/** Formation et coaching. */
export const Salle = meta.story({ args: { opening: rehearsal } });

/** Stratégie et accompagnement. */
export const Table = meta.story({ args: { opening: table } });

/** Formations. */
export const Classe = meta.story({ args: { opening: classroom } });

/** À propos. */
export const Rue = meta.story({ args: { opening: street } });

/** Services. */
export const Atelier = meta.story({ args: { opening: workshop } });

/** Balados. */
export const Promenade = meta.story({ args: { opening: walker } });

/** Blogue. */
export const Machine = meta.story({ args: { opening: typewriter } });

/** Contact. */
export const Porte = meta.story({ args: { opening: door } });

/** Page introuvable. */
export const Champ = meta.story({ args: { opening: snowfield } });

/** Mentions légales, conditions d’utilisation, politique de confidentialité. */
export const Feuilles = meta.story({ args: { opening: papers } });

/** Réalisations. */
export const Fleuve = meta.story({ args: { opening: river } });

/** L’accueil, dans ce qu’on en partage : la page dessine son onde elle-même. */
export const Onde = meta.story({
  args: { opening: wave },
  tags: ['no-visual'],
});

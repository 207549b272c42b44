import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../paths.ts';
import { city } from '../site/illustrations/City.tsx';
import { classroom } from '../site/illustrations/Classroom.tsx';
import { controlRoom } from '../site/illustrations/ControlRoom.tsx';
import { door } from '../site/illustrations/Door.tsx';
import type { Ground, Opening } from '../site/illustrations/opening.ts';
import { rehearsal } from '../site/illustrations/Rehearsal.tsx';
import { street } from '../site/illustrations/Street.tsx';
import { table } from '../site/illustrations/Table.tsx';
import { typewriter } from '../site/illustrations/Typewriter.tsx';
import { walker } from '../site/illustrations/Walker.tsx';
import { workshop } from '../site/illustrations/Workshop.tsx';
import { scene as colors } from '../theme/tokens/color.ts';
import { palette } from '../theme/tokens/palette.ts';

/** The drawing that a page opens with, ready for a renderer that knows no style sheet. */
export type SocialScene = {
  content: string;
  height: number;
  ground: string;
  isDark: boolean;
  composition: Opening['composition'];
};

const openings: Readonly<Record<string, Opening>> = {
  [paths.about]: street,
  [paths.services]: workshop,
  [paths.audiovisual]: controlRoom,
  [paths.communication]: city,
  [paths.training]: rehearsal,
  [paths.strategy]: table,
  [paths.formations]: classroom,
  [paths.podcasts]: walker,
  [paths.contact]: door,
  [paths.blog]: typewriter,
};

const dark: ReadonlySet<Ground> = new Set(['night', 'ink', 'dusk', 'deep']);

const known = new Map<string, SocialScene>();

/** The drawing of the page at a path; undefined for pages without one. */
export function findScene(path: string): SocialScene | undefined {
  const opening = openings[path];
  if (!opening) return undefined;
  const scene = known.get(path) ?? toScene(opening);
  known.set(path, scene);
  return scene;
}

function toScene({ Drawing, ground, composition }: Opening): SocialScene {
  const svg = renderToStaticMarkup(<Drawing />);
  return {
    // Tokens are CSS variables with the value of the code beside their name.
    content: svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/var\(--[\w-]+, ?([^)]+)\)/g, '$1'),
    height: Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]),
    ground: ground === 'page' ? palette.snow : colors[ground],
    isDark: dark.has(ground),
    composition,
  };
}

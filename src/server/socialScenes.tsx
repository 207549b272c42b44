import { renderToStaticMarkup } from 'react-dom/server';
import { publicPages } from '../publicPages.ts';
import type { Ground, Opening } from '../site/illustrations/opening.ts';
import { loadPage } from '../site/pages/loadPage.ts';
import { scene as colors } from '../theme/tokens/color.ts';

/** The drawing that a page opens with, ready for a renderer that knows no style sheet. */
export type SocialScene = {
  content: string;
  height: number;
  ground: string;
  isDark: boolean;
  composition: Opening['composition'];
};

const dark: ReadonlySet<Ground> = new Set(['night', 'ink', 'dusk', 'deep']);

const known = new Map<string, SocialScene>();

/** The drawing of the page at a path, as its module names it; undefined for pages without one. */
export async function findScene(path: string): Promise<SocialScene | undefined> {
  const entry = Object.values(publicPages).find((page) => page.path === path);
  const opening = entry && (await loadPage(entry.page)).opening;
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
    ground: colors[ground],
    isDark: dark.has(ground),
    composition,
  };
}

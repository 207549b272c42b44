import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DaysChart, NamesChart } from './Charts.tsx';

const meta = preview.meta({
  title: 'Administration/Statistiques/Graphiques · Charts',
  component: DaysChart,
  args: {
    days: Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      visits: 40 + ((index * 17) % 23) + index,
      before: 35 + ((index * 11) % 19),
    })),
  },
  parameters: {
    guide: {
      use: ['À côté du tableau qui dit la même chose.'],
      instead: [
        { when: 'Un seul chiffre suffit', take: 'design-system/components/Stat' },
        { when: 'C’est une avancée', take: 'design-system/components/Progress' },
      ],
    },
    layout: 'padded',
    description:
      'Des images pour qui voit : le tableau voisin dit la même chose à tout le monde. Le trait pointillé est la période d’avant.',
  },
});

/** The lines of a chart, drawn. */
const lines = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('.recharts-line-curve');

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lines(canvasElement)).toHaveLength(2));
    await expect(canvasElement.querySelector('[aria-hidden="true"] svg')).not.toBeNull();
  },
});

/** Aucune visite. */
export const Empty = meta.story({
  args: {
    days: Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-0${index + 1}`, visits: 0, before: 0 })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lines(canvasElement)).toHaveLength(2));
  },
});

const names = [
  { name: '/', count: 1250 },
  { name: '/blog/comment-choisir-le-bon-microphone-pour-un-balado', count: 480 },
  { name: '/services/production-audiovisuelle', count: 212 },
  { name: '/contact', count: 3 },
];

/** D’un long chemin, on garde la fin : c’est elle qui distingue une page d’une autre. */
export const Names = meta.story({
  name: 'Longs chemins',
  render: () => <NamesChart items={names} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(4));
    await expect(canvas.getByText('…hone-pour-un-balado')).toBeVisible();
  },
});

/** Une barre seule n’est pas plus épaisse qu’une autre. */
export const OneName = meta.story({
  name: 'Une seule barre',
  render: () => <NamesChart items={names.slice(0, 1)} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(1));
    const bar = canvasElement.querySelector('.recharts-bar-rectangle');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(bar?.getBoundingClientRect().height).toBeLessThan(1.5 * rem);
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.clientHeight).toBeLessThan(3 * rem);
  },
});

/** Une visite un seul jour : un point, loin du haut de l’échelle. */
export const OneDay = meta.story({
  name: 'Un seul jour',
  args: {
    days: Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      visits: index === 11 ? 1 : 0,
      before: 0,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-dot')).toHaveLength(1));
    await expect(await canvas.findByText('4')).toBeVisible();
  },
});

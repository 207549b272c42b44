import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import type { ChangedPicture, ChangeSet } from './changeSet.ts';
import { WhatChanged } from './WhatChanged.tsx';
import { WrittenChanges } from './WrittenChanges.tsx';

const drawing = (width: number, color: string, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="400"><rect width="100%" height="100%" fill="#fff"/><rect x="24" y="24" width="160" height="44" rx="8" fill="${color}"/><text x="104" y="52" font-size="16" text-anchor="middle" fill="#00213D">${words}</text></svg>`,
  )}`;

const widths = { desktop: 1280, phone: 375 };

const picture = (window: keyof typeof widths, color: string) => drawing(widths[window], color, 'Écouter');

const button = {
  file: 'src/design-system/components/Button/Button.stories.tsx',
  story: 'composants-button--default',
  commits: ['3f2a91cdeadbeef', '81b0c22deadbeef'],
  renewedBy: ['3f2a91cdeadbeef'],
  sharing: [],
};

const before = (window: keyof typeof widths) => ({ before: picture(window, '#FF6B4A') });
const after = (window: keyof typeof widths) => ({ after: picture(window, '#FF8F6B') });

const changed = (window: keyof typeof widths): ChangedPicture => ({
  ...button,
  window,
  ...before(window),
  ...after(window),
  difference: picture(window, '#CC0022'),
  points: window === 'phone' ? 1 : 6904,
});

const changes: ChangeSet = {
  from: { name: 'v1.3.0', commit: 'a1b2c3d', date: '2026-11-10T14:00:00Z' },
  to: { name: 'v1.4.0', commit: '3f2a91c', date: '2026-11-20T14:00:00Z' },
  pictures: [changed('desktop'), changed('phone')],
  commits: {
    '3f2a91cdeadbeef': {
      subject: 'button: soften the accent',
      body: 'It shouted on pages that hold several.',
      author: 'Alexis Roy',
      date: '2026-11-19T14:00:00Z',
      approvedBy: ['Maude Tremblay', 'Inès Diallo'],
      isApprovalNamed: true,
    },
    '81b0c22deadbeef': {
      subject: 'theme: name the hover of the accent',
      body: '',
      author: 'Inès Diallo',
      date: '2026-11-18T14:00:00Z',
      approvedBy: ['Maude Tremblay'],
      isApprovalNamed: false,
    },
  },
};

const meta = preview.meta({
  title: 'Ce qui a changé',
  component: WhatChanged,
  args: { changes, folder: '', getName: () => 'Composants/Button, Default' },
  argTypes: { getName: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
Chaque image qui diffère d’une version à l’autre : avant, après, différence, avec les commits qui touchent ce dont elle est faite et
les personnes qui les ont approuvés. \`npm run changes -- DEPUIS JUSQU’À\` l’écrit à partir du dépôt seul.`,
      },
    },
  },
});

/** Ce que la dernière version a écrit ici. */
export const Written = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <WrittenChanges />,
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step('le rideau se déplace au clavier', async () => {
      const [curtain] = canvas.getAllByRole('slider', { name: 'Place du rideau' });
      curtain?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(curtain).toHaveAccessibleName('Place du rideau');
    });
    await step('les points qui diffèrent se montrent seuls', async () => {
      const [view] = canvas.getAllByRole('button', { name: 'Différence' });
      if (view) await userEvent.click(view);
      await expect(canvas.getByAltText('Les points qui diffèrent, en rouge')).toBeVisible();
    });
  }),
});

/** Another story than those before it, as what is written at the end of its name. */
const other = (name: string) => ({ ...button, story: `composants-button--${name}` });

/**
 * Une histoire de plus, sans avant; une de moins, sans après ni lien; une qu’un commit a seulement renouvelée; une qui se
 * dessine de deux façons; une dont la liste était en retard; deux que rien ne dessine plus ici.
 */
export const OtherKinds = meta.story({
  name: 'Autres changements',
  args: {
    changes: {
      ...changes,
      pictures: [
        { ...other('new'), window: 'desktop', ...after('desktop') },
        { ...other('gone'), window: 'phone', ...before('phone') },
        { ...changed('phone'), ...other('renewed'), commits: [] },
        { ...changed('phone'), ...other('two-ways'), commits: [], renewedBy: [] },
        {
          ...other('behind'),
          window: 'phone',
          ...after('phone'),
          before: picture('phone', '#FF8F6B'),
          points: 0,
        },
        { ...other('undrawn'), window: 'desktop', ...after('desktop'), undrawn: ['before'] },
        { ...other('undrawn-at-all'), window: 'phone', undrawn: ['before', 'after'] },
      ],
    },
  },
});

export const NothingChanged = meta.story({
  name: 'Rien n’a changé',
  args: { changes: { ...changes, pictures: [], commits: {} } },
});

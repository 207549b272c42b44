import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Run, StoryEvidence } from '../evidence.ts';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import { WrittenEvidence } from './WrittenEvidence.tsx';

const run: Run = {
  date: '2026-11-20T14:00:00Z',
  commit: '3f2a91c',
  isPassed: true,
  axe: { violations: [], undecided: [], criteria: ['1.1.1', '1.4.3', '4.1.2'] },
};

const story = (id: string, runs: StoryEvidence['runs']): StoryEvidence => ({
  story: id,
  file: 'src/A.stories.tsx',
  runs,
  pictures: [],
});

const everywhere = {
  normal: run,
  'width-768': run,
  'width-320': run,
  'forced-colors': run,
  'text-200': run,
};

const failed: Run = {
  ...run,
  isPassed: false,
  axe: {
    violations: [{ rule: 'target-size', help: 'Targets are large enough', targets: 1, criteria: ['2.5.8'] }],
    undecided: [],
    criteria: ['2.5.8'],
  },
};

const meta = preview.meta({
  title: 'Preuves/Ce qui est vérifié',
  component: EvidenceSummary,
  args: {
    titles: new Map([
      ['button--default', 'Composants/Button'],
      ['button--pending', 'Composants/Button'],
      ['card--default', 'Composants/Card'],
      ['menu--default', 'Composants/Menu'],
    ]),
    evidence: [
      story('button--default', everywhere),
      story('button--pending', everywhere),
      story('menu--default', { ...everywhere, 'width-320': failed }),
    ],
  },
  argTypes: { titles: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
Les critères des WCAG 2.2 par composant, les trous d’abord : ce qui échoue, ce que rien n’a vérifié, ce qui reste à une personne.`,
      },
    },
  },
});

/** Ce que les derniers tests ont écrit ici. */
export const Written = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <WrittenEvidence />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(rows.slice(0, 3)).toEqual(['Composants/Menu', 'Composants/Card', 'Composants/Button']);
  },
});

/** Aucun test n’a encore rien écrit. */
export const NothingVerified = meta.story({ args: { evidence: [] } });

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { AxeFindings, Run, StoryEvidence } from '../evidence.ts';
import { EvidencePanel } from './EvidencePanel.tsx';

const axe: AxeFindings = {
  violations: [],
  undecided: [{ rule: 'color-contrast', help: 'Elements must meet minimum color contrast ratio thresholds' }],
  criteria: ['1.1.1', '1.3.1', '1.4.3', '2.5.8', '4.1.2'],
};

const passed: Run = { date: '2026-11-20T14:00:00Z', commit: '3f2a91c', isPassed: true, axe };

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="160"><rect width="100%" height="100%" fill="#fff"/><rect x="24" y="24" width="160" height="44" rx="8" fill="#FF6B4A"/></svg>`,
  )}`;

const evidence: StoryEvidence = {
  story: 'administration-articles-verification--default',
  file: 'src/admin/articles/ChecksCard/ChecksCard.stories.tsx',
  runs: {
    normal: passed,
    'width-768': passed,
    'width-320': passed,
    'forced-colors': passed,
    'text-200': passed,
  },
  pictures: [
    { window: 'desktop', digest: '640', isAsListed: true, isKept: true },
    { window: 'phone', digest: '375', isAsListed: true, isKept: true },
  ],
  change: {
    commit: '81b0c22',
    subject: 'checks: say where each finding stands',
    author: 'Inès Diallo',
    date: '2026-11-18T14:00:00Z',
  },
};

const meta = preview.meta({
  title: 'Preuves/Panneau d’une histoire',
  component: EvidencePanel,
  args: { evidence, pictureAddress: (digest: string) => drawing(Number(digest)) },
  argTypes: { pictureAddress: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
Ce que l’onglet « Preuves » montre à côté de chaque histoire : les vérifications par mode, les images, les critères des WCAG 2.2 qu’un
script regarde, ceux qui restent à une personne, et le dernier changement. Les tests l’écrivent.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Couleurs imposées Réussi/ })).toBeVisible();
    await expect(canvas.getByText(/^3\.3\.8 Authentification accessible/)).toBeVisible();
  },
});

/** Une faute d’axe à 320 px, et un jeu qui n’est pas allé au bout. */
export const Failed = meta.story({
  args: {
    evidence: {
      ...evidence,
      runs: {
        normal: {
          date: passed.date,
          commit: passed.commit,
          isPassed: false,
          error: 'TestingLibraryElementError: Unable to find an element with the role "heading"',
        },
        'width-320': {
          ...passed,
          isPassed: false,
          axe: {
            ...axe,
            violations: [
              {
                rule: 'target-size',
                help: 'All touch targets must be 24px large, or leave sufficient space',
                targets: 2,
                criteria: ['2.5.8'],
              },
            ],
          },
        },
      },
      pictures: [{ window: 'phone', digest: '375', isAsListed: false, isKept: true }],
    },
  },
});

/** Les tests n’ont encore rien écrit. */
export const NotVerified = meta.story({ args: { evidence: undefined } });

/** Une histoire que seules les images ont vue. */
export const OnlyPictures = meta.story({
  args: { evidence: { story: evidence.story, file: evidence.file, runs: {}, pictures: evidence.pictures } },
});

/** Les images ont été comparées sur une autre machine, ou effacées depuis : rien ne les demande. */
export const NotKept = meta.story({
  args: {
    evidence: { ...evidence, pictures: evidence.pictures.map((picture) => ({ ...picture, isKept: false })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ordinateur : l’image n’est pas gardée ici/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^L’histoire/ })).toBeNull();
  },
});

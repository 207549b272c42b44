import { expect } from 'storybook/test';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { CaseStudies } from './CaseStudies.tsx';
import { caseStudiesContent } from './caseStudies.section.ts';

const meta = preview.meta({
  title: 'Sections/Stratégie et accompagnement/Études de cas · CaseStudies',
  component: CaseStudies,
  args: caseStudiesContent,
  parameters: {
    guide: {
      use: ['Sur la page Stratégie : trois dossiers, du défi au résultat.'],
      instead: [
        { when: 'Un chiffre suffit', take: 'site/sections/visibility/SuccessStories' },
        { when: 'Le projet a sa page', take: 'features/projects/site/ProjectGallery' },
      ],
    },
    description:
      'Trois dossiers dont un seul est ouvert : le défi, la solution, les résultats, le délai et un témoignage. Les cartes sont des onglets verticaux : les flèches passent de l’une à l’autre, le dossier ouvert est dans l’adresse (`?dossier=cooperative-du-faubourg`) et tous sont dans le HTML.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('tab');
    await expect(cards.map((card) => card.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Laboratoires Nordé' })).toBeVisible();
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('tabpanel', { name: /Coopérative du Faubourg/ })).toBeVisible();
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());

import { expect } from 'storybook/test';
import type { FoundEntry } from '#features/search/data/search.queries.ts';
import preview from '#storybook/preview.tsx';
import { FoundList } from './FoundList.tsx';

const entries: FoundEntry[] = [
  {
    kind: 'episode',
    title: 'Recruter quand personne ne postule',
    path: '/balados/la-releve/recruter-quand-personne-ne-postule',
    day: '2026-11-12',
    price: null,
    excerpt: ['On a demandé à nos gens de raconter leur ', 'lundi', ' ', 'matin', '.'],
    second: 11,
  },
  {
    kind: 'course',
    title: 'Art oratoire',
    path: '/formations#art-oratoire',
    day: null,
    price: 890,
    excerpt: ['Deux jours pour apprivoiser le ', 'trac', ' et garder l’attention.'],
    second: null,
  },
];

const meta = preview.meta({
  title: 'Sections/Recherche/Résultats · FoundList',
  component: FoundList,
  args: { entries },
  parameters: {
    guide: {
      use: ['Pour les résultats de la recherche du site.'],
      instead: [{ when: 'Ce sont des articles du blogue', take: 'features/articles/site/ArticleList' }],
    },
    description:
      'Ce qu’une recherche a trouvé. Chaque résultat dit sa sorte et sa date, et cite la phrase où sont les mots, soulignés. D’une transcription, le lien mène à la seconde.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Recruter quand personne ne postule' })).toHaveAttribute(
      'href',
      '/balados/la-releve/recruter-quand-personne-ne-postule#t=11',
    );
  },
});

import { expect } from 'storybook/test';
import { StatusBadge } from '#features/articles/admin/StatusBadge/StatusBadge.tsx';
import type { VersionItem } from '#documents/data/version.queries.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { VersionList, VersionsSkeleton } from './DocumentVersions.tsx';

const version = (number: number, values: Partial<VersionItem>): VersionItem => ({
  number,
  reason: 'saved',
  publication: { status: 'draft', published_at: null },
  saved_at: `2026-11-1${number}T14:30:00+00:00`,
  saved_by: 'Élodie Tremblay',
  note: null,
  ...values,
});

const meta = preview.meta({
  title: 'Administration/Documents/Versions · DocumentVersions',
  component: VersionList,
  args: {
    chosen: 4,
    renderState: ({ publication }) =>
      publication && <StatusBadge status={publication.status} publishedAt={publication.published_at} />,
    versions: [
      version(5, { reason: 'restored', note: 'L’introduction d’avant était plus claire.' }),
      version(4, {
        reason: 'published',
        publication: { status: 'published', published_at: '2026-11-14T14:30:00+00:00' },
      }),
      version(3, {
        reason: 'scheduled',
        publication: { status: 'published', published_at: '2126-11-30T14:00:00+00:00' },
      }),
      version(2, { reason: 'merged', saved_by: null }),
      version(1, {}),
    ],
  },
  parameters: {
    guide: {
      use: ['Dans un éditeur, pour relire ou ramener un enregistrement.'],
      instead: [{ when: 'Le document est supprimé', take: 'features/articles/admin/ArticleVersionsPage' }],
    },
    layout: 'padded',
    description:
      'Chaque enregistrement d’un document, le plus récent d’abord : pourquoi il a été fait, l’état qu’un article avait, qui et quand, et la note laissée. Celui que l’adresse nomme s’ouvre à côté, comparé à un autre, et se ramène : voir les versions d’un article.',
  },
});

/** `VersionList` : les enregistrements d’un article. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Version 4');
    for (const reason of ['Restaurée', 'Publiée', 'Planifiée', 'Fusionnée', 'Enregistrée'])
      await expect(canvas.getByText(reason)).toBeVisible();
  },
});

/** Les contenus du site n’ont pas d’état à part; un retour au texte d’origine se voit. */
export const OfContent = meta.story({
  name: 'D’un contenu',
  args: {
    renderState: undefined,
    reverted: 'Texte d’origine',
    versions: [version(2, { reason: 'reverted' }), version(1, {})],
  },
});

/** `VersionsSkeleton` : pendant que la liste vient. */
export const Loading = meta.story({ tags: ['no-visual'], render: () => <VersionsSkeleton /> });

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());

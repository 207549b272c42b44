import { useDocumentDescription } from '#documents/admin/useDocumentDescription.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { articleSection } from '#features/articles/admin/article.kind.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import preview from '#storybook/preview.tsx';
import { DocumentVersions, VersionsSkeleton } from './DocumentVersions.tsx';

type Props = Pick<Parameters<typeof DocumentVersions>[0], 'document' | 'empty' | 'opensLatest'>;

/** Those of an article. */
function VersionsOfArticle(props: Props) {
  const description = useDocumentDescription(articleSection);
  return <DocumentVersions {...props} description={description} present={null} isPending={false} />;
}

const meta = preview.meta({
  title: 'Administration/Documents/Versions · DocumentVersions',
  tags: ['no-visual'],
  component: VersionsOfArticle,
  globals: { role: 'editor' },
  args: {
    document: toArticleDocument(articles[0]?.id ?? ''),
    empty: <p>Aucune version.</p>,
    opensLatest: true,
  },
  argTypes: { empty: { control: false } },
  parameters: {
    guide: {
      use: ['Dans un éditeur, pour relire ou ramener un enregistrement.'],
      instead: [
        { when: 'Le document est supprimé', take: 'features/articles/admin/ArticleVersionsPage' },
        { when: 'La liste seule suffit', take: 'documents/admin/VersionList' },
      ],
    },
    layout: 'padded',
    description:
      'Chaque enregistrement d’un document : la liste, et celui que l’adresse nomme, comparé à un autre et ramené.',
  },
});

export const Default = meta.story();

/** Rien n’a encore été enregistré. */
export const None = meta.story({
  args: { document: toArticleDocument('d0000000-0000-4000-8000-000000000088') },
});

/** `VersionsSkeleton` : pendant que la liste vient. */
export const Loading = meta.story({ render: () => <VersionsSkeleton /> });

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RecordPage } from '#admin/shell/RecordPage.tsx';
import { releaseQuery } from '#features/releases/data/release.queries.ts';
import { paths } from '#paths.ts';
import { OpenedRelease } from './OpenedRelease.tsx';

/** One release: what is in it, what becomes of it, who has approved it. */
export function ReleasePage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      query={useQuery(releaseQuery(id))}
      title="Mise en ligne"
      getName={({ name }) => name}
      back={{ address: paths.admin.releases, words: 'Retour aux mises en ligne' }}
      loading="Chargement de la mise en ligne…"
      gone={{
        title: 'Cette mise en ligne n’existe plus.',
        text: 'Quelqu’un l’a peut-être supprimée. Ses éléments sont restés comme ils étaient.',
      }}
    >
      {(release) => <OpenedRelease key={release.id} release={release} />}
    </RecordPage>
  );
}

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { statusLabel } from '#data/articles/articleStatus.ts';
import type { MediaItem } from '#data/media/media.ts';
import { type MediaUse, mediaUsesQuery } from '#data/media/media.queries.ts';
import { theme } from '#theme/theme.ts';

/** What would break without a file: the articles that show it or link to it. Read out when it is known. */
export function MediaUses({ medium }: { medium: MediaItem }) {
  const { data: uses, isError } = useQuery(mediaUsesQuery(medium.file_path));
  return <Root>{getText(uses, isError)}</Root>;
}

function getText(uses: MediaUse[] | undefined, isError: boolean) {
  if (isError) {
    return 'Impossible de savoir si des articles utilisent ce fichier. S’il y en a, ils ne l’afficheront plus.';
  }
  if (!uses) return 'Recherche des articles qui l’utilisent…';
  if (uses.length === 0) return 'Aucun article ne l’utilise.';
  return (
    <>
      {uses.length === 1
        ? 'Un article l’utilise et ne l’affichera plus\u00A0:'
        : `${uses.length} articles l’utilisent et ne l’afficheront plus\u00A0:`}
      <ul>
        {uses.map(({ id, title, status }) => (
          <li key={id}>
            {title} ({statusLabel[status].toLowerCase()})
          </li>
        ))}
      </ul>
    </>
  );
}

const Root = styled.div.attrs({ role: 'status' })`
  display: block;

  ul {
    margin-block-start: ${theme.space[1]};
    padding-inline-start: ${theme.space[4]};
    color: ${theme.color.danger};
  }
`;

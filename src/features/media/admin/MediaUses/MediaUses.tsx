import { paths } from '#paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { statusLabel } from '#features/articles/data/articleStatus.ts';
import { addressedKinds } from '#documents/contents/addressedKinds.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { findMediaKind, type MediaItem } from '#features/media/data/media.ts';
import { type MediaUse, mediaUsesQuery } from '#features/media/data/media.queries.ts';
import { TextLink } from '#design-system/components/TextLink';
import { theme } from '#theme/theme.ts';

export interface MediaUsesProps {
  /** Les fichiers dont on cherche les usages. */
  media: readonly Pick<MediaItem, 'id' | 'mime_type'>[];
  /** Ce qui va leur arriver; rien quand on montre seulement où ils servent, en liens. */
  fate?: 'deleted' | 'replaced';
}

/** The documents that show some media or link to them: all that a deletion would break. Read out when it is known. */
export function MediaUses({ media, fate }: MediaUsesProps) {
  const { data, isError } = useQuery(mediaUsesQuery(media.map(({ id }) => id)));
  const sounds = media.filter(({ mime_type }) => findMediaKind(mime_type) === 'audio').map(({ id }) => id);
  const them = media.length > 1 ? 'les ' : 'l’';
  const unknown = [
    `Impossible de savoir ce qui ${them}utilise.`,
    fate === 'deleted' && `Ce qui ${them}utilise ne ${them}affichera plus.`,
  ];
  const sentence = isError ? unknown.filter(Boolean).join(' ') : `Recherche de ce qui ${them}utilise…`;
  return (
    <Root data-fate={fate}>
      {data && !isError ? (
        <Uses uses={data} is={{ several: media.length > 1, fate, them, sounds }} />
      ) : (
        <p>{sentence}</p>
      )}
    </Root>
  );
}

type Case = {
  several: boolean;
  fate: MediaUsesProps['fate'];
  /** « les », or « l’ » of one. */
  them: string;
  /** Which of the media are sounds. */
  sounds: readonly string[];
};

function Uses({ uses, is }: { uses: readonly MediaUse[]; is: Case }) {
  const total = uses[0]?.total ?? 0;
  if (total === 0) return <p>{`Rien ne ${is.them}utilise.`}</p>;
  // Several media may be used by one document.
  const documents = [...new Map(uses.map((use) => [use.document, use])).values()];
  return (
    <>
      <p>{getLead(documents.length, is)}</p>
      <ul>
        {documents.map((use) => {
          const name = nameDocument(use.document, use.title);
          const isLink = is.fate === undefined && use.may_edit;
          return (
            <li key={use.document}>
              {isLink ? (
                <>
                  <TextLink render={<Link to={paths.admin.content(use.document)} />}>{name}</TextLink>
                  <span> ({getState(use)})</span>
                </>
              ) : (
                `${name} (${getState(use)})${leavesFeed(use, uses, is) ? '\u00A0: l’épisode quittera le fil de son émission' : ''}`
              )}
            </li>
          );
        })}
        {total > uses.length && <li>{`… et ${total - uses.length} autres`}</li>}
      </ul>
    </>
  );
}

function getLead(count: number, { several, fate, them }: Case) {
  if (fate === undefined) return several ? 'Ils sont utilisés dans\u00A0:' : 'Utilisé dans\u00A0:';
  const one = count === 1;
  const subject = one ? `Un document ${them}utilise` : `${count} documents ${them}utilisent`;
  const outcome =
    fate === 'deleted'
      ? `ne ${them}${one ? 'affichera' : 'afficheront'} plus`
      : `${one ? 'affichera' : 'afficheront'} le nouveau fichier`;
  return `${subject} et ${outcome}\u00A0:`;
}

/** What is online and needs its sound, as an episode does, is in no feed without it. */
function leavesFeed({ document }: MediaUse, uses: readonly MediaUse[], { fate, sounds }: Case) {
  const kind = findAddressedKind(document);
  if (fate !== 'deleted' || !kind || !addressedKinds[kind].needed.some((part) => part === 'sound'))
    return false;
  return uses.some(
    (use) => use.document === document && use.states.includes('stored') && sounds.includes(use.media_id),
  );
}

/** Where the document that uses it stands. */
function getState({ article_status: status, states }: MediaUse) {
  if (states.includes('stored')) return status ? statusLabel[status].toLowerCase() : 'en ligne';
  return states.includes('pending') ? 'pas encore en ligne' : 'planifié';
}

const Root = styled.div.attrs({ role: 'status' })`
  display: block;

  ul {
    margin-block-start: ${theme.space[1]};
    padding-inline-start: ${theme.space[4]};
  }
  &[data-fate='deleted'] ul {
    color: ${theme.color.danger};
  }
`;

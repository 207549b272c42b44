import { paths } from '#paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { statusLabel } from '#features/articles/data/articleStatus.ts';
import { addressedKinds } from '#documents/contents/addressedKinds.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import type { AddressedKindName } from '#documents/data/documentKinds.ts';
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
  const is = { several: media.length > 1, fate, sounds };
  return (
    <Root data-fate={fate}>
      {data && !isError ? (
        <Uses uses={data.uses} total={data.total} is={is} />
      ) : (
        <p>{isError ? describeUnknown(is) : describeSearch(is)}</p>
      )}
    </Root>
  );
}

type Case = {
  several: boolean;
  fate: MediaUsesProps['fate'];
  /** Which of the media are sounds. */
  sounds: readonly string[];
};

const describeSearch = ({ several }: Case) =>
  several ? 'Recherche de ce qui les utilise…' : 'Recherche de ce qui l’utilise…';

function describeUnknown({ several, fate }: Case) {
  const sentence = `Impossible de savoir ce qui ${several ? 'les ' : 'l’'}utilise.`;
  if (fate !== 'deleted') return sentence;
  return `${sentence} Ce qui ${several ? 'les utilise ne les ' : 'l’utilise ne l’'}affichera plus.`;
}

function Uses({ uses, total, is }: { uses: MediaUse[]; total: number; is: Case }) {
  if (total === 0) return <p>{is.several ? 'Rien ne les utilise.' : 'Rien ne l’utilise.'}</p>;
  // Several media may be used by one document.
  const documents = [...new Map(uses.map((use) => [use.document, use])).values()];
  return (
    <>
      <p>{getLead(documents.length, is)}</p>
      <ul>
        {documents.map((use) => {
          const name = nameDocument(use.document, use.title);
          const isLink = is.fate === undefined && use.mayEdit;
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

function getLead(count: number, { several, fate }: Case) {
  if (fate === undefined) return several ? 'Ils sont utilisés dans\u00A0:' : 'Utilisé dans\u00A0:';
  const one = count === 1;
  const them = several ? 'les ' : 'l’';
  const subject = one ? `Un document ${them}utilise` : `${count} documents ${them}utilisent`;
  const outcome =
    fate === 'deleted'
      ? `ne ${them}${one ? 'affichera' : 'afficheront'} plus`
      : `${one ? 'affichera' : 'afficheront'} le nouveau fichier`;
  return `${subject} et ${outcome}\u00A0:`;
}

/** What is online and needs its sound, as an episode does, is in no feed without it. */
const leavesFeed = ({ document }: MediaUse, uses: readonly MediaUse[], { fate, sounds }: Case) =>
  fate === 'deleted' &&
  needsSound(findAddressedKind(document)) &&
  uses.some(
    (use) => use.document === document && use.states.includes('stored') && sounds.includes(use.mediaId),
  );

const needsSound = (kind?: AddressedKindName) =>
  kind !== undefined && addressedKinds[kind].needed.some((part) => part === 'sound');

/** Where the document that uses it stands. */
function getState({ status, states }: MediaUse) {
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

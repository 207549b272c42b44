import { RotateCw } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { TextLink } from '#design-system/components/TextLink';
import { Cluster } from '#design-system/primitives/Cluster';
import { Container } from '#design-system/primitives/Container';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Approval, type ApprovalProps, type UnseenFact } from '../PreviewBar/Approval.tsx';
import { Notice } from '../PreviewBar/Approval.styles.ts';
import { ChangeList, Changes, Unseen } from './ReleaseBar.styles.ts';

/** A document that a release changes, as whoever has the link reads of it. */
export type ChangedDocument = {
  /** Its key. */
  document: string;
  title: string;
  /** Where it is to be seen, in words and as a page of the site. */
  place: string;
  to: string;
  /** Whether it leaves the site, or makes room for what the code says. */
  isWithdrawn: boolean;
  /** Whether it doesn't fit its section any more: the site would show something else. */
  isUnfit: boolean;
  /** What an approval of it bears on and no page shows. */
  unseen: readonly UnseenFact[];
};

export interface ReleaseBarProps extends Pick<ApprovalProps, 'contentHash' | 'onApprove'> {
  /** Le nom de la mise en ligne. */
  name: string;
  /** Quand elle paraît, en ISO 8601, si on le sait. */
  dueAt: string | null;
  /** Quand le lien expire, en ISO 8601. */
  endsAt: string;
  /** Les documents qui changent ensemble. */
  documents: readonly ChangedDocument[];
  /** Les clés des documents que montre la page à l’écran. */
  onPage: readonly string[];
  /** Les titres de ce que l’équipe a changé depuis l’ouverture du lien. */
  changes: readonly string[];
  /** L’aperçu se recharge. */
  isRefreshing: boolean;
  /** Recharge l’aperçu. */
  onRefresh: () => void;
  /** La liste de ce qui change est ouverte d’entrée. */
  isInitiallyOpen?: boolean;
}

const enumerate = (titles: readonly string[]) => new Intl.ListFormat('fr-CA').format(titles);
/**
 * What stands above each page of the site as a release will make it: what of it changes here, where the rest is, and the
 * approval of all of it (decision 19).
 */
export function ReleaseBar({
  name,
  dueAt,
  endsAt,
  documents,
  onPage,
  changes,
  isRefreshing,
  onRefresh,
  isInitiallyOpen,
  ...approval
}: ReleaseBarProps) {
  const here = documents.filter(({ document }) => onPage.includes(document));
  const { pathname } = useLocation();
  const unfit = documents.filter(({ isUnfit }) => isUnfit);
  return (
    <>
      <Notice aria-label="Aperçu" data-preview="">
        <Container>
          <Stack $gap={2}>
            <Text size="small">
              <strong>{`Aperçu\u00A0: ${name}.`}</strong> <span>{toValidity(dueAt, endsAt)}</span>
            </Text>
            {changes.length > 0 && (
              <Alert tone="warning" title="Changé pendant votre visite" isAnnounced>
                {enumerate(changes)}. Les pages affichent la dernière version.
              </Alert>
            )}
            {unfit.length > 0 && (
              <Alert tone="danger" title="Tout ne peut pas s’afficher">
                {enumerate(unfit.map(({ title }) => title))}&nbsp;: la section a changé depuis que ce contenu
                a été écrit. Dites-le à la personne qui vous a envoyé ce lien; rien ne peut être approuvé
                d’ici là.
              </Alert>
            )}
            <Cluster $justify="space-between">
              <Text size="small" weight="semibold">
                {toSentence(documents, here)}
              </Text>
              <SmallButton iconStart={RotateCw} isPending={isRefreshing} onClick={onRefresh}>
                Actualiser
              </SmallButton>
            </Cluster>
          </Stack>
          {documents.length > 0 && (
            // Closed again on the page that a link of the list led to.
            <Changes
              key={pathname}
              isInitiallyOpen={isInitiallyOpen}
              summary={`Ce qui change sur le site\u00A0: ${documents.length}`}
            >
              <ChangeList>
                {documents.map((changed) => (
                  <Change key={changed.document} isInitiallyOpen={isInitiallyOpen} {...changed} />
                ))}
              </ChangeList>
            </Changes>
          )}
        </Container>
      </Notice>
      {documents.length > 0 && unfit.length === 0 && <Approval of="release" {...approval} />}
    </>
  );
}

/** Says from when on the site will be as shown, for whom it is shown, and until when. */
const toValidity = (dueAt: string | null, endsAt: string) =>
  `Tout le site tel qu’il sera${dueAt ? ` le ${formatQuebecTime(dueAt)}` : ''}, pour qui a votre lien, jusqu’au ${formatQuebecTime(endsAt)}. Rien n’y est compté ni envoyé.`;

/** What of the release stands on the page. */
function toSentence(documents: readonly ChangedDocument[], here: readonly ChangedDocument[]) {
  if (documents.length === 0) return 'Cette mise en ligne est vide pour l’instant.';
  if (here.length === 0) return 'Cette page ne montre rien de ce qui change.';
  return `Sur cette page\u00A0: ${enumerate(here.map(({ title, isWithdrawn }) => (isWithdrawn ? `${title} (retiré)` : title)))}.`;
}

type ChangeProps = ChangedDocument & Pick<ReleaseBarProps, 'isInitiallyOpen'>;

function Change({ title, place, to, isWithdrawn, unseen, isInitiallyOpen }: ChangeProps) {
  return (
    <li>
      <TextLink render={<Link to={to} />}>{title}</TextLink>
      <Text as="span" isNote>
        {isWithdrawn ? `${place}, retiré` : place}
      </Text>
      {!isWithdrawn && unseen.length > 0 && (
        <Unseen isInitiallyOpen={isInitiallyOpen} summary="Ce que les pages n’en montrent pas">
          <DescriptionList layout="stack" items={unseen} />
        </Unseen>
      )}
    </li>
  );
}

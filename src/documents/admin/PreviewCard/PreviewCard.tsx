import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type NewPreviewLink,
  type Shared,
  createPreviewLinkMutation,
  previewsQuery,
  type PreviewApproval,
  type PreviewLink,
  revokePreviewLinkMutation,
} from '#features/previews/data/previewLinks.queries.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { ListError } from '#lists/ListError.tsx';
import { useCopy } from '#admin/shell/useCopy.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Entries, Group } from './PreviewCard.styles.ts';
import { formatPerson, ofPerson } from '#admin/shell/formatPerson.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { notices } from '#admin/shell/notices.ts';

export interface PreviewCardProps {
  /** Ce qu’un lien montre. */
  shared: Shared;
  /** Comment il s’appelle, avec son article : « le contenu ». */
  what: string;
  /** La version du serveur; `null` tant que rien n’est enregistré. */
  version: number | null;
  /** Ce qui est à l’écran n’est pas enregistré : un lien montre ce qui l’est. */
  isUnsaved: boolean;
}

/** Links to a text as it is saved, for people without an account, and who has approved it. */
export function PreviewCard({ shared, what, version, isUnsaved }: PreviewCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <FormCard aria-labelledby="apercu">
      <h2 id="apercu" ref={title} tabIndex={-1}>
        Partage et approbation
      </h2>
      {version === null ? (
        <Text isNote>
          Enregistrez d’abord {what}&nbsp;: un lien pourra alors le montrer à qui n’a pas de compte.
        </Text>
      ) : (
        <Sharing
          key={JSON.stringify(shared)}
          shared={shared}
          what={what}
          version={version}
          isUnsaved={isUnsaved}
          onListChange={() => title.current?.focus()}
        />
      )}
    </FormCard>
  );
}

type SharingProps = PreviewCardProps & {
  version: number;
  /** A revoked link has left the list, and the focus with it. */
  onListChange: () => void;
};

function Sharing({ shared, what, version, isUnsaved, onListChange }: SharingProps) {
  const copy = useCopy('preview');
  const previews = useQuery(previewsQuery(shared, version));
  const { mutateAsync: create, isPending } = useMutation(createPreviewLinkMutation(shared));
  const [made, setMade] = useState<NewPreviewLink | null>(null);

  const share = async () => {
    const link = await create().catch(noop);
    if (!link) return;
    setMade(link);
    await copy(getAddress(shared, link));
  };

  return (
    <>
      <Text isNote>Par un lien, sans compte, pendant 14 jours. Qui l’ouvre peut approuver {what}.</Text>
      {isUnsaved && (
        <Text isAnnounced size="small" weight="medium">
          Le lien montre la version enregistrée, sans vos dernières modifications.
        </Text>
      )}
      <Button variant="outline" iconStart={Link2} isPending={isPending} onClick={() => void share()}>
        Partager un aperçu
      </Button>
      {made && (
        <>
          <Field
            label="Lien à envoyer"
            description={'Il n’est affiché qu’ici, cette fois-ci\u00A0: nous n’en gardons qu’une empreinte.'}
          >
            <TextArea rows={3} isToCopy value={getAddress(shared, made)} />
          </Field>
          <SmallButton iconStart={Copy} onClick={() => void copy(getAddress(shared, made))}>
            Copier le lien
          </SmallButton>
        </>
      )}
      {previews.isError && <ListError what="les aperçus partagés" onRetry={() => void previews.refetch()} />}
      {previews.data && (
        <>
          <PreviewLinks
            shared={shared}
            what={what}
            links={previews.data.links}
            onRevoked={(id) => {
              onListChange();
              setMade((link) => (link?.id === id ? null : link));
            }}
          />
          <Approvals approvals={previews.data.approvals} />
        </>
      )}
    </>
  );
}

/** The token stands in the fragment, which browsers send to nobody. */
const getAddress = (shared: Shared, { token }: NewPreviewLink) =>
  `${location.origin}${'release_id' in shared ? paths.sitePreview : paths.preview}#${token}`;

/** Who has approved the text, and whether it is still as it was then. */
function Approvals({ approvals }: { approvals: readonly PreviewApproval[] }) {
  if (approvals.length === 0) return null;
  return (
    <Group>
      <h3>Approbations</h3>
      <Entries>
        {approvals.map(({ id, name, comment, approved_at, is_current }) => (
          <li key={id}>
            <Text size="small">
              Approuvé par <strong>{name}</strong> le {formatQuebecTime(approved_at)}
            </Text>
            {comment && (
              <Text as="blockquote" isNote>
                {comment}
              </Text>
            )}
            <Badge variant={is_current ? 'success' : 'secondary'}>
              {is_current ? 'Version enregistrée' : 'Modifié depuis'}
            </Badge>
          </li>
        ))}
      </Entries>
    </Group>
  );
}

interface PreviewLinksProps extends Pick<PreviewCardProps, 'shared' | 'what'> {
  links: readonly PreviewLink[];
  onRevoked: (id: string) => void;
}

/** The links that are alive: who made them, until when, and their end; nothing when there are none. */
function PreviewLinks({ shared, what, links, onRevoked }: PreviewLinksProps) {
  const confirm = useConfirm();
  const showToast = useToast();
  const { mutateAsync: revoke, isPending, variables } = useMutation(revokePreviewLinkMutation(shared));

  const onRevoke = async ({ id }: PreviewLink) => {
    const isMeant = await confirm({
      title: 'Révoquer ce lien?',
      description: `Qui l’ouvrira ne verra plus ${what}. Les approbations restent.`,
      confirmLabel: 'Révoquer',
      isDestructive: true,
    });
    if (!isMeant) return;
    await revoke(id).then(() => {
      onRevoked(id);
      showToast(notices.previewRevoked);
    }, noop);
  };

  if (links.length === 0) return null;
  return (
    <Group>
      <h3>Liens en cours</h3>
      <Entries>
        {links.map((link) => (
          <li key={link.id}>
            <Text size="small">
              {getMaker(link)}, le {formatQuebecTime(link.created_at)}
            </Text>
            <Text isNote>Prend fin le {formatQuebecTime(link.ends_at)}</Text>
            <Button
              variant="danger"
              size="small"
              isPending={isPending && variables === link.id}
              aria-label={`Révoquer le lien ${ofPerson(getMaker(link))}, du ${formatQuebecTime(link.created_at)}`}
              onClick={() => void onRevoke(link)}
            >
              Révoquer
            </Button>
          </li>
        ))}
      </Entries>
    </Group>
  );
}

const getMaker = ({ first_name, last_name }: PreviewLink) => formatPerson({ first_name, last_name });

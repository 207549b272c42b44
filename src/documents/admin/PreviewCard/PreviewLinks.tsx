import { formatPerson, ofPerson } from '#admin/shell/formatPerson.ts';
import { noop, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type PreviewLink,
  type Shared,
  revokePreviewLinkMutation,
} from '#features/previews/data/previewLinks.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { notices } from '#admin/shell/notices.ts';
import { Entries, Group } from './PreviewCard.styles.ts';

export interface PreviewLinksProps {
  shared: Shared;
  what: string;
  links: readonly PreviewLink[];
  onRevoked: (id: string) => void;
}

/** The links that are alive: who made them, until when, and their end; nothing when there are none. */
export function PreviewLinks({ shared, what, links, onRevoked }: PreviewLinksProps) {
  const confirm = useConfirm();
  const showToast = useToast();
  const { mutateAsync: revoke } = useMutation(revokePreviewLinkMutation(shared));
  const [revokedId, setRevokedId] = useState<string | null>(null);

  const onRevoke = async ({ id }: PreviewLink) => {
    const isMeant = await confirm({
      title: 'Révoquer ce lien?',
      description: `Qui l’ouvrira ne verra plus ${what}. Les approbations restent.`,
      confirmLabel: 'Révoquer',
      isDestructive: true,
    });
    if (!isMeant) return;
    setRevokedId(id);
    await revoke(id).then(() => {
      onRevoked(id);
      showToast(notices.previewRevoked);
    }, noop);
    setRevokedId(null);
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
              isPending={revokedId === link.id}
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

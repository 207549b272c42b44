import { noop, useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { notices } from '#admin/shell/notices.ts';
import { emailKinds } from '#data/emails/emailKinds.ts';
import { type FailedEmail, retryEmailMutation } from '#data/emails/failedEmail.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { useToast } from '#design-system/components/Toast';
import { Cluster } from '#design-system/primitives/Cluster';

/** One e-mail: what it is, for whom, why it didn't leave, and whether it is tried again by itself. */
export function FailedEmailItem({ email }: { email: FailedEmail }) {
  const { id, kind, recipient, tries, reason, created_at, next_try_at } = email;
  const { mutateAsync: retry, isPending } = useMutation(retryEmailMutation);
  const showToast = useToast();

  const facts = [
    { term: 'Pour', value: recipient ?? 'L’équipe' },
    { term: 'Raison', value: reason },
    { term: 'Préparé le', value: formatQuebecTime(created_at) },
    { term: 'Essais', value: String(tries) },
    { term: 'Prochain essai', value: next_try_at && formatMoment(next_try_at) },
  ];

  return (
    <li>
      <Cluster $gap={2}>
        <h2>{emailKinds[kind] ?? kind}</h2>
        <Badge variant={next_try_at ? 'default' : 'destructive'}>
          {next_try_at ? 'Sera réessayé' : 'Abandonné'}
        </Badge>
      </Cluster>
      <DescriptionList items={facts} />
      <Cluster $gap={2}>
        <Button
          size="small"
          variant="outline"
          iconStart={RotateCcw}
          isPending={isPending}
          pendingLabel="Envoi..."
          onClick={() => void retry(id).then(() => showToast(notices.emailRetried), noop)}
        >
          Réessayer
        </Button>
      </Cluster>
    </li>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { clockQuery, confirmClockMutation } from '#data/clock/clock.queries.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';

/** Asks admins whether the server's date is right, where it has jumped (product: jumps of the date): nothing is destroyed until then. */
export function ClockWarning() {
  const isAdmin = useAuth().hasRole('admin');
  const query = useQuery({ ...clockQuery, enabled: isAdmin });
  const { mutate: confirm, isPending } = useMutation(confirmClockMutation);
  const showToast = useToast();
  if (!isAdmin) return null;
  if (query.isError) {
    return <LoadError title="Impossible de vérifier la date du serveur." query={query} />;
  }
  const { data: clock } = query;
  if (!clock || clock.is_trusted || !clock.seen_at) return null;
  return (
    <Alert
      tone="warning"
      title="La date du serveur est à confirmer"
      action={
        <Button
          variant="outline"
          isPending={isPending}
          onClick={() => confirm(clock.server_time, { onSuccess: () => showToast(notices.clockConfirmed) })}
        >
          Cette date est juste
        </Button>
      }
    >
      Selon lui, nous sommes le {formatDayAndTime(toClockTime(clock.server_time))}. Sa dernière utilisation
      datait du {formatDayAndTime(toClockTime(clock.seen_at))}. Tant que cette date n’est pas confirmée, rien
      n’est supprimé pour de bon, et ce qui est planifié attend, 24 heures au plus. Si elle est fausse,
      corrigez l’horloge du serveur.
    </Alert>
  );
}

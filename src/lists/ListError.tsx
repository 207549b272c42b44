import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';

/** In place of a list that couldn't be loaded; what the form has of it stays as it is. */
export function ListError({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Alert tone="danger" action={<SmallButton onClick={onRetry}>Réessayer</SmallButton>}>
      Impossible de charger {what}.
    </Alert>
  );
}

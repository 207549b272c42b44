import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';

/** In place of a library whose search finds nothing. */
export function NoneFound({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="outline" onClick={onClear}>
          Effacer la recherche
        </Button>
      }
    >
      Rien ne correspond. Essayez un mot plus court, ou effacez la recherche.
    </EmptyState>
  );
}

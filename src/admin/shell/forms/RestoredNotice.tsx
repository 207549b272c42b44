import type { MouseEvent } from 'react';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { notices } from '../notices.ts';
import { withUndo } from '../useAttempt.ts';
import type { PersistedInput } from './usePersistedForm.ts';

export interface RestoredNoticeProps {
  /** The form that it stands in. */
  form: Pick<PersistedInput, 'restored' | 'discard'>;
}

/** Says in a form that what was typed before a reload is there again, and gives it up. Nothing where that isn't so. */
export function RestoredNotice({ form: { restored, discard } }: RestoredNoticeProps) {
  const showToast = useToast();
  if (!restored) return null;

  const onDismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // With the button goes the focus.
    currentTarget.closest('form, fieldset')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    showToast(withUndo(notices.textDismissed, discard()));
  };
  return (
    <Alert
      isAnnounced
      action={
        <Button size="small" variant="ghost" onClick={onDismiss}>
          Ignorer
        </Button>
      }
    >
      <span>
        {[
          'Nous avons remis ce que vous aviez tapé.',
          restored.isStale &&
            'Ce qui est enregistré a changé depuis\u00A0: comparez avant d’enregistrer le vôtre.',
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </Alert>
  );
}

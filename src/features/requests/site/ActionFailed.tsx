import { Alert } from '#design-system/components/Alert';
import { type DataError, isOutcomeUnknown } from '#data/errors.ts';

export interface ActionFailedProps {
  error: DataError;
}

/** Stands above a button that may be pressed once more: why it did nothing, or that nobody knows whether it did. */
export function ActionFailed({ error }: ActionFailedProps) {
  return (
    <Alert tone="warning" title={error.message} isAnnounced>
      {isOutcomeUnknown(error)
        ? 'Nous ne savons pas si votre clic a été reçu\u00A0: réessayez, un second clic ne change rien de plus.'
        : 'Rien n’a été modifié par ce dernier clic.'}
    </Alert>
  );
}

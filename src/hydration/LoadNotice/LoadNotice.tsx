import { RotateCw } from 'lucide-react';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { loadNoticeId } from '../askToRetry.ts';
import { LoadNoticeRoot } from './LoadNotice.styles.ts';

export interface LoadNoticeProps {
  /** Montré tout de suite; dans les pages du site, `askToRetry` le montre. */
  isShown?: boolean;
}

/**
 * Says that scripts of the page could not be downloaded, with another try. It stands beside the app in each document of
 * the build, since it has to speak when nothing else of the app is there.
 */
export function LoadNotice({ isShown = false }: LoadNoticeProps) {
  return (
    <LoadNoticeRoot id={loadNoticeId} popover={isShown ? undefined : 'manual'}>
      <Alert
        tone="warning"
        title="Une partie de la page n’a pas pu être téléchargée"
        isAnnounced
        action={<Button iconStart={RotateCw}>Réessayer</Button>}
      >
        Ce que vous avez écrit et choisi est gardé. Vérifiez votre connexion à Internet, puis réessayez.
      </Alert>
    </LoadNoticeRoot>
  );
}

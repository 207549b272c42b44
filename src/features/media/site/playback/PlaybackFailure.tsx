import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Failure } from './PlaybackFailure.styles.ts';

interface PlaybackFailureProps {
  reason: string;
  src: string;
  onRetry: () => void;
}

/** Why a sound or film doesn't play, and what one can do. */
export const PlaybackFailure = ({ reason, src, onRetry }: PlaybackFailureProps) => (
  <Failure
    tone="danger"
    isAnnounced
    action={
      <>
        <Button variant="outline" onClick={onRetry}>
          Réessayer
        </Button>
        <TextLink variant="standalone" href={src}>
          Ouvrir le fichier
        </TextLink>
      </>
    }
  >
    {reason}
  </Failure>
);

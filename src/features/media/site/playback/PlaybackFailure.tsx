import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Failure } from './PlaybackFailure.styles.ts';

type PlaybackFailureProps = { reason: string; src: string; onRetry: () => void };

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

/** Why a sound or film doesn't play, in a sentence. */
export function describeFailure(
  error: Pick<MediaError, 'code'> | null,
  what: 'son' | 'film' = 'son',
): string {
  const code = error?.code;
  if (code === MediaError.MEDIA_ERR_NETWORK) {
    return `La connexion s’est interrompue. Le ${what} reprendra où il s’est arrêté.`;
  }
  if (code === MediaError.MEDIA_ERR_DECODE) return `Votre navigateur n’arrive pas à lire ce ${what}.`;
  return `Ce ${what} ne répond plus. Le fichier a peut-être été retiré.`;
}

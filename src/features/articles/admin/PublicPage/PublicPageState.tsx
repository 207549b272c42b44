import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Text } from '#design-system/primitives/Text';

export interface PublicPageStateProps {
  /** Address of the public page. */
  path: string;
  /** Whether it shows what was saved last; null as long as nobody knows. */
  isOnline: boolean | null;
}

/** Beside the state of the save: whether what was published has reached visitors (product: reaching visitors). */
export function PublicPageState({ path, isOnline }: PublicPageStateProps) {
  return (
    <Text isAnnounced size="small" tone="muted">
      {isOnline ? (
        <TextLink
          render={<Link to={path} target="_blank" aria-label="Voir l’article dans un nouvel onglet" />}
        >
          Voir
        </TextLink>
      ) : (
        <span>{isOnline === null ? 'Publication…' : 'Pas encore en ligne'}</span>
      )}
    </Text>
  );
}

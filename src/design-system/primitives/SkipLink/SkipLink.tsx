import { SkipLinkRoot } from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** Identifiant de l’élément visé, sans dièse. Il porte `tabIndex={-1}` pour que le focus suive. */
  target?: string;
  /** Le texte du lien. */
  children?: string;
}

/** First link of a page, shown when it has the focus: past the navigation, straight to the content. */
export function SkipLink({ target = 'contenu', children = 'Aller au contenu' }: SkipLinkProps) {
  return <SkipLinkRoot href={`#${target}`}>{children}</SkipLinkRoot>;
}

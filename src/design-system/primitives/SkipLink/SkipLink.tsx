import { SkipLinkRoot } from './SkipLink.styles.ts';

/**
 * First link of a page, shown when it has the focus: past the navigation, straight to the content, which has `id="contenu"` and
 * `tabIndex={-1}` so that the focus follows.
 */
export function SkipLink() {
  return <SkipLinkRoot href="#contenu">Aller au contenu</SkipLinkRoot>;
}

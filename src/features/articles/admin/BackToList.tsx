import { BackTo } from '#admin/shell/BackTo.tsx';
import { articleListAddress } from '#lists/articleListAddress.ts';

/** Leads back to the list as it was left. */
export function BackToList() {
  return <BackTo address={articleListAddress()}>Retour aux articles</BackTo>;
}

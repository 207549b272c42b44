import { BackTo } from '#admin/shell/BackTo.tsx';
import { listAddress } from './listAddress.ts';

/** Leads back to the list as it was left. */
export function BackToList() {
  return <BackTo address={listAddress()}>Retour aux articles</BackTo>;
}

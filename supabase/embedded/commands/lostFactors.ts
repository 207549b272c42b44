import type { SupabaseClient } from '@supabase/supabase-js';
import { StartupError } from '../startupError.ts';
import { findAccount } from './changeRole.ts';

/**
 * Forgets the devices of the account with this address. Needs the service key; the journal names a program.
 *
 * @returns what was done, in a French sentence.
 * @throws StartupError with one French sentence when the address is unknown, or the service refuses.
 */
export async function removeFactors(service: SupabaseClient, email: string): Promise<string> {
  const account = await findAccount(service, email);
  if (!account) throw new StartupError(`Aucun compte ne porte l’adresse ${email}.`);
  const { data, error } = await service.auth.admin.mfa.listFactors({ userId: account.id });
  if (error) throw new StartupError(`Les appareils ne peuvent pas être lus : ${error.message}`);
  if (data.factors.length === 0) return `${email} n’a pas de second facteur.`;
  const { error: refused } = await service.rpc('announce_account_change', {
    account_id: account.id,
    change: 'factors_removed',
  });
  if (refused) throw new StartupError(`Rien n’a été retiré : ${refused.message}`);
  for (const { id } of data.factors) {
    const { error: failed } = await service.auth.admin.mfa.deleteFactor({ id, userId: account.id });
    if (failed) throw new StartupError(`Un appareil n’a pas été retiré : ${failed.message}`);
  }
  return `Le second facteur de ${email} est retiré : son mot de passe suffit.`;
}

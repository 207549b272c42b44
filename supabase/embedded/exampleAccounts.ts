import type { Backend } from './backend.ts';
import { isLoopback } from './loopback.ts';
import { StartupError } from './startupError.ts';

const publishedPassword = 'porte-voix-local';

/** Addresses of the seed's accounts that still have the password which the README gives to everybody. */
export async function exampleAccounts(backend: Pick<Backend, 'sql'>): Promise<string[]> {
  const rows = await backend.sql<{ email: string }>(
    // A hash made by the API starts with $2b$, which crypt doesn't know for what it is: the same as $2a$.
    `select email from auth.users, lateral (select '$2a$' || substr(encrypted_password, 5) as hash)
     where email like '%@porte-voix.example'
       and case when encrypted_password ~ '^[$]2[aby][$]' then extensions.crypt($1, hash) = hash end
     order by email`,
    [publishedPassword],
  );
  return rows.map(({ email }) => email);
}

/**
 * Keeps accounts that everybody can sign in to off the network. Called before the first request is answered.
 *
 * @throws StartupError where others could reach them; the backend is closed then.
 */
export async function keepExamplesLocal(
  host: string,
  backend: Pick<Backend, 'sql' | 'close'>,
): Promise<void> {
  if (isLoopback(host)) return;
  const accounts = await exampleAccounts(backend);
  if (accounts.length === 0) return;
  await backend.close();
  throw new StartupError(
    `Ouvert au réseau (${host}), le site laisserait entrer quiconque avec le mot de passe d’exemple de ${accounts.join(', ')} : démarrez-le sans HOST, changez ces mots de passe, puis recommencez.`,
  );
}

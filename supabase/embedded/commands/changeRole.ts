import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Role, roles } from '#data/session/roles.ts';
import { reachBackend } from '../buildBackend.ts';
import { getDataDir } from './commandLine.ts';
import { StartupError } from '../startupError.ts';

const isRole = (text: string): text is Role => roles.some((role) => role === text);

const serviceClient = (url: string, key: string, fetch: typeof globalThis.fetch = globalThis.fetch) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, global: { fetch } });

/**
 * Runs a task with the rights of the service key: on the hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY
 * name, else on the local data, through the server that uses them or, without one, by opening them.
 *
 * @throws StartupError with one French sentence when neither can be had.
 */
export async function withService<Result>(
  environment: NodeJS.ProcessEnv,
  task: (service: SupabaseClient) => Promise<Result>,
  fetch?: typeof globalThis.fetch,
): Promise<Result> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = environment;
  if (url && key) return task(serviceClient(url, key, fetch));
  if (url || key)
    throw new StartupError('Donnez SUPABASE_URL et SUPABASE_SECRET_KEY ensemble, ou aucune des deux.');

  const dataDir = resolve(getDataDir(environment));
  const files = await readdir(dataDir).catch(() => []);
  // Opening them would make new data.
  if (files.length === 0)
    throw new StartupError(
      `Il n’y a pas de données dans ${dataDir} : lancez d’abord npm start, ou donnez SUPABASE_URL et SUPABASE_SECRET_KEY.`,
    );
  const backend = await reachBackend(dataDir);
  try {
    return await task(
      serviceClient(backend.url, backend.serviceKey, (input, init) =>
        backend.fetch(new Request(input, init)),
      ),
    );
  } finally {
    await backend.close();
  }
}

const pageSize = 1000;

/** The account with this address, as the authentication service knows it. */
export async function findAccount(service: SupabaseClient, email: string) {
  for (let page = 1; ; page += 1) {
    const { data, error } = await service.auth.admin.listUsers({ page, perPage: pageSize });
    if (error?.status === 401 || error?.status === 403)
      throw new StartupError('La clé de service a été refusée : vérifiez SUPABASE_SECRET_KEY.');
    if (error) throw new StartupError(`Les comptes ne peuvent pas être lus : ${error.message}`);
    const account = data.users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    if (account || data.users.length < pageSize) return account;
  }
}

/**
 * Gives the account with this address a role. Needs the service key.
 *
 * @returns what was done, in a French sentence.
 * @throws StartupError with one French sentence when address or role are unknown, or the database refuses.
 */
export async function changeRole(service: SupabaseClient, email: string, role: string): Promise<string> {
  if (!isRole(role))
    throw new StartupError(`« ${role} » n’est pas un rôle : choisissez ${roles.join(', ')}.`);
  const account = await findAccount(service, email);
  if (!account)
    throw new StartupError(
      `Aucun compte ne porte l’adresse ${email} : la personne doit d’abord s’inscrire sur le site.`,
    );
  // Whoever signed up with somebody else's address would get the role together with its owner's click.
  if (!account.email_confirmed_at && role !== 'subscriber')
    throw new StartupError(
      `Le courriel ${email} n’est pas confirmé : la personne doit d’abord ouvrir le lien qu’elle a reçu.`,
    );
  const { error } = await service.rpc('set_profile_role', { user_id: account.id, role });
  if (error) throw new StartupError(`Le rôle n’a pas été changé : ${error.message}`);
  return `${email} a maintenant le rôle « ${role} ».`;
}

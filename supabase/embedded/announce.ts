import { resolve } from 'node:path';
import type { Backend } from './backend.ts';

/** What a person reads once the backend runs: where, with which data, and which example accounts may sign in. */
export async function announcement(backend: Backend, dataDir: string): Promise<string> {
  const accounts = await backend.sql<{ email: string }>(
    `select email from auth.users where email like '%@porte-voix.example' order by email`,
  );
  const lines = [`Porte-Voix est en ligne : ${backend.url}`, `Données : ${resolve(dataDir)}`];
  if (accounts.length > 0) lines.push('Comptes d’exemple, mot de passe « porte-voix-local » :');
  return [...lines, ...accounts.map(({ email }) => `  ${email}`)].join('\n');
}

import { resolve } from 'node:path';
import type { Backend } from './backend.ts';
import { exampleAccounts } from './exampleAccounts.ts';

/** What a person reads once the backend runs: where, with which data, and which example accounts may sign in. */
export async function announcement(backend: Backend, dataDir: string): Promise<string> {
  const accounts = await exampleAccounts(backend);
  const lines = [`Porte-Voix est en ligne : ${backend.url}`, `Données : ${resolve(dataDir)}`];
  if (accounts.length > 0) lines.push('Comptes d’exemple, mot de passe « porte-voix-local » :');
  return [...lines, ...accounts.map((email) => `  ${email}`)].join('\n');
}

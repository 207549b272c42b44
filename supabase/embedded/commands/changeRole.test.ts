import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, createBackend, createThrowAwayData } from '../backend.ts';
import { changeRole, withService } from './changeRole.ts';
import { type RunningServer, startServer } from '../server.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await createThrowAwayData();
});
afterAll(() => rm(dataDir, { recursive: true }));

const address = (name: string) => `${name}@porte-voix.example`;
const setRole = (email: string, role: string, environment: NodeJS.ProcessEnv = { DATA_DIR: dataDir }) =>
  withService(environment, (service) => changeRole(service, email, role));

async function getRole(backend: Backend, email: string) {
  const [account] = await backend.sql<{ role: string }>(
    'select role from private.accounts where email = $1',
    [email],
  );
  return account?.role;
}

async function withServer(task: (server: RunningServer) => Promise<void>) {
  const server = await startServer({ site: async () => new Response(''), port: 0, dataDir });
  try {
    await task(server);
  } finally {
    await server.close();
  }
}

it('changes a role in data that no server uses', async () => {
  expect(await setRole(address('SubScriber'), 'moderator')).toBe(
    `${address('SubScriber')} a maintenant le rôle « moderator ».`,
  );
  const backend = await createBackend({ dataDir });
  expect(await getRole(backend, address('subscriber'))).toBe('moderator');
  await backend.close();
});

it('goes through the server that uses the data, or the project that the environment names', () =>
  withServer(async ({ url, backend }) => {
    await setRole(address('moderator'), 'editor');
    expect(await getRole(backend, address('moderator'))).toBe('editor');
    const project = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: backend.serviceKey };
    await setRole(address('moderator'), 'moderator', project);
    expect(await getRole(backend, address('moderator'))).toBe('moderator');

    const refused = { ...project, SUPABASE_SECRET_KEY: 'sb_secret_faux' };
    await expect(setRole(address('moderator'), 'admin', refused)).rejects.toThrow(
      'La clé de service a été refusée',
    );
    await expect(setRole('personne@exemple.test', 'editor')).rejects.toThrow(
      'Aucun compte ne porte l’adresse personne@exemple.test',
    );
    await expect(setRole(address('editor'), 'chef')).rejects.toThrow(
      '« chef » n’est pas un rôle : choisissez subscriber, moderator, editor, admin.',
    );
    await expect(setRole(address('admin'), 'editor')).rejects.toThrow(
      'Le rôle n’a pas été changé : Le dernier administrateur ne peut être ni rétrogradé, ni suspendu, ni retiré.',
    );

    await backend.exec(
      `update auth.users set email_confirmed_at = null where email = '${address('subscriber')}'`,
    );
    await expect(setRole(address('subscriber'), 'admin')).rejects.toThrow('n’est pas confirmé');
  }));

it.each([
  [{ SUPABASE_URL: 'https://projet.exemple' }, 'ensemble'],
  [{ DATA_DIR: '/nulle-part' }, 'Il n’y a pas de données dans'],
  [{ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'x' }, 'Les comptes ne peuvent pas être lus'],
])('says what is missing: %o', (environment, sentence) =>
  expect(setRole(address('editor'), 'admin', environment)).rejects.toThrow(sentence),
);

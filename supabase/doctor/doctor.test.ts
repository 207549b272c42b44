import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestedBackend } from '../tests/testedBackend.ts';
import { exitCodeFor, formatReport, runChecks } from './check.ts';
import { checks } from './checks.ts';
import { statements } from './checks/database.ts';
import { type DoctorEnvironment, openProject } from './project.ts';
import { rightAnswers, rightDatabaseSql, rightEnvironment } from './testing/rightProject.ts';

type Answers = typeof rightAnswers;

let database: Awaited<ReturnType<typeof createTestedBackend>>;
let server: Server;
let services: { management: string; project: string };
let answers: Record<string, unknown>;
let keyStatus: number;
let allowHeaders: string | undefined;
/** The tests' own PostgreSQL may be older than what a project should have. */
let version: { number: number; name: string };

beforeAll(async () => {
  database = await createTestedBackend();
  await database.exec(rightDatabaseSql);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const path = pathname.replace('/v1/projects/abcdefghijklmnopqrst', '');
    void (async () => {
      if (request.method === 'OPTIONS')
        return response
          .writeHead(204, {
            // As the gateway does: what is asked for is allowed.
            'access-control-allow-headers':
              allowHeaders ?? request.headers['access-control-request-headers'] ?? '',
          })
          .end();
      if (path.startsWith('/auth/')) return response.writeHead(keyStatus).end('{}');
      if (path === '/database/query/read-only') {
        const { query } = JSON.parse(await text(request)) as { query: string };
        const rows = query === statements.version ? [version] : await database.sql(query);
        return response.writeHead(201).end(JSON.stringify(rows));
      }
      const answer = answers[path];
      return answer === undefined
        ? response.writeHead(403).end('{"message":"Forbidden"}')
        : response.writeHead(200).end(JSON.stringify(answer));
    })().catch((error: unknown) => response.writeHead(400).end(JSON.stringify({ message: String(error) })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  services = { management: address, project: address };
});

beforeEach(() => {
  answers = { ...rightAnswers };
  keyStatus = 200;
  allowHeaders = undefined;
  version = { number: 170_012, name: '17.12' };
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const examine = (environment: DoctorEnvironment = {}) =>
  runChecks(openProject({ ...rightEnvironment, ...environment }, services), checks);

/** Looks at the project with a fault in its database, and takes the fault back. */
async function examineWith(fault: string) {
  await database.sql('begin');
  try {
    await database.sql(fault);
    return await examine();
  } finally {
    await database.sql('rollback');
  }
}

it('finds nothing on a right project', async () => {
  const report = await examine();
  expect(report).toEqual({ count: checks.length, findings: [], unknown: [] });
  expect(exitCodeFor(report)).toBe(0);
  expect(formatReport('abcdefghijklmnopqrst', report)).toBe(
    `Projet abcdefghijklmnopqrst : ${checks.length} vérifications.\nRien à corriger.`,
  );
});

const legacyKey = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

describe('keys', () => {
  it.each([
    [
      { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_cle' },
      'est une clé secrète, que le site donnerait à chaque visiteur',
    ],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: legacyKey('service_role') }, 'est une clé secrète'],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: legacyKey('anon') }, 'est une ancienne clé (« anon »)'],
    [{ SUPABASE_SECRET_KEY: legacyKey('service_role') }, 'est une ancienne clé (« service_role »)'],
    [{ SUPABASE_SECRET_KEY: 'sb_publishable_cle' }, 'est une clé publique'],
    [
      { VITE_SUPABASE_URL: 'https://zzzzzzzzzzzzzzzzzzzz.supabase.co' },
      'un autre projet que SUPABASE_PROJECT_REF',
    ],
  ])('%o', async (environment, sentence) => {
    const report = await examine(environment);
    expect(report.findings).toEqual([expect.stringContaining(sentence)]);
    expect(exitCodeFor(report)).toBe(1);
  });

  it('are refused by the project', async () => {
    keyStatus = 401;
    expect((await examine()).findings).toEqual([
      expect.stringContaining('refuse la clé de VITE_SUPABASE_PUBLISHABLE_KEY'),
      expect.stringContaining('refuse la clé de SUPABASE_SECRET_KEY'),
    ]);
  });
});

const auth = (changes: Partial<Record<keyof Answers['/config/auth'] | `mailer_${string}`, unknown>>) => ({
  '/config/auth': { ...rightAnswers['/config/auth'], ...changes },
});

describe('settings', () => {
  it.each<[Record<string, unknown>, string]>([
    [
      {
        '/api-keys': [
          { name: 'anon', type: 'legacy' },
          { name: 'a', type: 'secret' },
        ],
      },
      'aucune clé « sb_publishable_… »',
    ],
    [auth({ site_url: 'http://localhost:3000' }), '« Site URL » du projet est « http://localhost:3000 »'],
    [auth({ site_url: 'env(VITE_SITE_URL)' }), '« env(VITE_SITE_URL) »'],
    [
      auth({ uri_allow_list: 'https://www.agence.example/**,https://*.vercel.app' }),
      '« https://*.vercel.app » est parmi',
    ],
    [auth({ smtp_host: null }), 'Aucun serveur SMTP'],
    [
      auth({ mailer_templates_recovery_content: '<h2>Reset</h2>' }),
      'Le gabarit de « Réinitialisez votre mot de passe »',
    ],
    [auth({ mailer_subjects_invite: 'You have been invited' }), 'Le gabarit de « Votre invitation'],
    [auth({ password_min_length: 6 }), 'password_min_length (la longueur minimale des mots de passe) vaut 6'],
    [auth({ mailer_autoconfirm: true }), 'vaut oui et non non'],
    [auth({ mfa_totp_verify_enabled: null }), 'mfa_totp_verify_enabled'],
    [
      { '/postgrest': { ...rightAnswers['/postgrest'], db_schema: 'public,graphql_public' } },
      'expose les schémas « public,graphql_public »',
    ],
    [
      { '/postgrest': { ...rightAnswers['/postgrest'], max_rows: 100_000 } },
      'jusqu’à 100000 lignes et non 1000',
    ],
    [
      { '/postgrest': { ...rightAnswers['/postgrest'], db_extra_search_path: 'public' } },
      'cherche dans « public »',
    ],
    [{ '/config/storage': { fileSizeLimit: 52_428_800 } }, 'refuse les fichiers de plus de 50.00\u00A0MB'],
    [
      { '/database/migrations': rightAnswers['/database/migrations'].slice(0, -2) },
      'Il manque 2 migration(s)',
    ],
    [
      { '/database/migrations': [...rightAnswers['/database/migrations'], { version: '20990101000000' }] },
      'dont 20990101000000',
    ],
    [{ '/functions': rightAnswers['/functions'].slice(1) }, 'manage-users n’est pas déployée'],
    [
      {
        '/functions': rightAnswers['/functions'].map((it) => ({
          ...it,
          verify_jwt: it.slug === 'manage-users',
        })),
      },
      'par la passerelle',
    ],
    [
      {
        '/functions': rightAnswers['/functions'].map((it) => ({
          ...it,
          status: it.slug === 'manage-users' ? 'THROTTLED' : 'ACTIVE',
        })),
      },
      'ne tourne pas (THROTTLED)',
    ],
    [{ '/secrets': rightAnswers['/secrets'].slice(1) }, 'Le secret SITE_URL manque'],
  ])('%#: %j', async (changes, sentence) => {
    answers = { ...rightAnswers, ...changes };
    const report = await examine();
    expect(report.findings).toEqual([expect.stringContaining(sentence)]);
    expect(report.unknown).toEqual([]);
  });
});

describe('what a page of another origin may send', () => {
  it('is everything, where the gateway says so', async () => {
    allowHeaders = '*';
    expect((await examine()).findings).toEqual([]);
  });

  it('lacks the proof', async () => {
    allowHeaders = 'Authorization, X-Client-Info, APIKey, Content-Type, Prefer, X-Preview';
    expect((await examine()).findings).toEqual([expect.stringContaining('n’accepte pas l’en-tête x-proof')]);
  });
});

describe('the database', () => {
  it.each([
    ['drop schema cron cascade', 'pg_cron n’est pas activé'],
    ['delete from cron.job where jobid = 1', 'Le travail de nuit n’est pas inscrit'],
    ['update cron.job set active = false where jobid = 1', 'Le travail de nuit est arrêté'],
    ['delete from cron.job where jobid = 2', 'ce qui est planifié n’est pas inscrit'],
    ['update cron.job set active = false where jobid = 2', 'ce qui est planifié est arrêté'],
    [
      `insert into cron.job_run_details values (1, 2, 'failed', 'permission denied', now(), now())`,
      'a échoué : permission denied',
    ],
    [
      `update cron.job_run_details set start_time = now() - interval '3 days' where true`,
      'depuis plus d’un jour',
    ],
    ['delete from cron.job where jobid = 3', 'send_emails n’est pas inscrit'],
    ['update cron.job set active = false where jobid = 3', 'send_emails est arrêté'],
    [
      `update cron.job set command = 'select net.http_post(''https://PROJECT.supabase.co'')' where jobid = 3`,
      'appelle encore « https://PROJECT.supabase.co »',
    ],
    [
      `insert into public.leads (id, email, message) values ('90000000-0000-4000-8000-000000000001', 'a@exemple.ca', 'Bonjour');
       update private.outbox set last_error = 'Refusé.', failed_at = now() where about = '90000000-0000-4000-8000-000000000001'`,
      '1 courriel(s) ne partiront plus d’eux-mêmes : Refusé.',
    ],
    ['drop schema net cascade', 'pg_net n’est pas activé'],
    ['delete from vault.secrets where true', 'Le secret github_token manque'],
    [
      `update storage.buckets set public = true where id = 'deleted-media'`,
      'ce qui est supprimé reste lisible',
    ],
    [`update storage.buckets set public = false where id = 'media'`, 'ses images ne s’affichent pas'],
    [`update storage.buckets set file_size_limit = null where id = 'media'`, 'accepte sans limite octets'],
    [
      `update storage.buckets set allowed_mime_types = null where id = 'media'`,
      'accepte tout, donc des pages',
    ],
    [
      `update storage.buckets set allowed_mime_types = allowed_mime_types || '{image/svg+xml}'::text[] where id = 'media'`,
      'accepte image/svg+xml',
    ],
    [
      `update storage.buckets set allowed_mime_types = array_remove(allowed_mime_types, 'image/avif') where id = 'media'`,
      'refuse image/avif',
    ],
    [
      `insert into auth.users (id, email) values (gen_random_uuid(), 'admin@porte-voix.example')`,
      'Le compte d’exemple admin@porte-voix.example',
    ],
    [
      `update auth.users set email_confirmed_at = null where email = 'marie@agence.example'`,
      'Personne n’est administrateur',
    ],
    [`insert into private.daily_salt (day) values (current_date - 9)`, 'Le sel du'],
    ['create table public.brouillons (id int)', 'La table brouillons n’a pas de sécurité par ligne'],
  ])('%s', async (fault, sentence) => {
    const report = await examineWith(fault);
    expect(report.findings).toEqual([expect.stringContaining(sentence)]);
  });
});

it('finds a PostgreSQL without the fix of November 2026', async () => {
  version = { number: 170_010, name: '17.10' };
  expect((await examine()).findings).toEqual([
    expect.stringContaining('PostgreSQL 17.10 n’a pas le correctif'),
  ]);
});

describe('what can’t be known', () => {
  it('is listed with the reason, and ends otherwise than findings do', async () => {
    answers = { ...rightAnswers, '/secrets': undefined, '/postgrest': { unexpected: true } };
    const report = await examine({ VITE_SITE_URL: undefined });
    expect(report.findings).toEqual([]);
    expect(report.unknown).toEqual([
      'L’adresse du site : VITE_SITE_URL n’est pas donnée.',
      'Les adresses de retour : VITE_SITE_URL n’est pas donnée.',
      'L’API des données : la réponse de Supabase n’a pas la forme attendue (db_schema).',
      'Les secrets des fonctions : ce jeton n’a pas le droit de le lire.',
    ]);
    expect(exitCodeFor(report)).toBe(2);
    expect(formatReport('abc', report)).toContain('\nNe sait pas (4)\n  - L’adresse du site');
  });

  it('is how a static host publishes, where nothing does', async () => {
    const report = await examineWith('drop trigger start_publishing on public.page_changes');
    expect(report.unknown).toEqual([expect.stringContaining('le serveur Node s’en passe')]);
  });

  it('is a night job that has not had its first night', async () => {
    const report = await examineWith('delete from cron.job_run_details where true');
    expect(report.unknown).toEqual([expect.stringContaining('pas encore tourné')]);
  });

  it.each([
    [{ SUPABASE_ACCESS_TOKEN: undefined }, 'Donnez SUPABASE_ACCESS_TOKEN'],
    [{ SUPABASE_PROJECT_REF: '../autre' }, 'n’est pas un identifiant de projet'],
  ])('without a project: %o', (environment, sentence) => {
    expect(() => openProject({ ...rightEnvironment, ...environment })).toThrow(sentence);
  });
});

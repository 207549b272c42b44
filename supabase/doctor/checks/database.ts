import { join } from 'node:path';
import { z } from 'zod';
import { MAX_PLAYED_SIZE, MEDIA_TYPES } from '#features/media/data/media.ts';
import { readMigrations } from '../../embedded/data/migrate.ts';
import type { Check } from '../check.ts';
import { Unknown } from '../project.ts';

/** The first minor releases with the fix of CVE-2026-6460 (hosted.md), by major version. */
const minimumVersions: Record<number, number> = { 15: 150_020, 17: 170_012, 18: 180_002 };

const job = { name: 'apply_retention', schedule: '17 8 * * *', command: 'select private.apply_retention()' };

const publishing = {
  name: 'publish_due_releases',
  schedule: '5 seconds',
  command: 'select private.publish_due_releases(clock_timestamp())',
};

const toSchedule = ({ name, schedule, command }: typeof job) =>
  `select cron.schedule('${name}', '${schedule}', '${command}')`;

/** A day, and an hour of grace. */
const jobPeriod = '25 hours';

const buckets = [
  { id: 'media', isPublic: true },
  { id: 'deleted-media', isPublic: false },
];

const yes = z.object({ yes: z.boolean() });

/** Each statement, by what it answers: for the database tests, which plant what each has to find. */
export const statements = {
  version: `select current_setting('server_version_num')::integer as number, current_setting('server_version') as name`,
  hasCron: `select to_regclass('cron.job') is not null as yes`,
  jobs: `
    select job.active,
      last.status,
      last.return_message,
      coalesce(last.start_time < now() - interval '${jobPeriod}', true) as is_late
    from cron.job
    left join lateral (
      select status, return_message, start_time from cron.job_run_details
      where job_run_details.jobid = job.jobid order by start_time desc limit 1
    ) as last on true
    where job.jobname = '${job.name}'`,
  publishing: `select active from cron.job where jobname = '${publishing.name}'`,
  sending: `select active, command from cron.job where jobname = 'send_emails'`,
  failedEmails: `
    select count(*)::integer as count, max(last_error) as reason from private.outbox
    where sent_at is null and failed_at is not null`,
  triggers: `
    select trigger.tgname as name, trigger.tgenabled <> 'D' as is_enabled, pg_get_functiondef(trigger.tgfoid) as body
    from pg_trigger as trigger
    where trigger.tgname = 'start_publishing' and not trigger.tgisinternal`,
  hasNet: `select to_regnamespace('net') is not null as yes`,
  hasGithubToken: `
    select to_regclass('vault.secrets') is not null
      and (xpath('//count/text()', query_to_xml(
        $$select count(*) from vault.secrets where name = 'github_token'$$, true, true, '')))[1]::text <> '0' as yes`,
  buckets: `
    select id, public as is_public, file_size_limit::bigint::text as size, coalesce(allowed_mime_types, '{}') as types
    from storage.buckets where id in ('media', 'deleted-media')`,
  examples: `select email from auth.users where email like '%@porte-voix.example' order by email`,
  admins: `
    select count(*)::integer as count from private.accounts as account
    join auth.users on users.id = account.user_id
    where account.role = 'admin' and users.email_confirmed_at is not null
      and (users.banned_until is null or users.banned_until < now())`,
  oldSalts: `
    select day::text from private.daily_salt
    where day < (now() at time zone 'America/Toronto')::date - 1`,
  openTables: `
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    order by 1`,
};

/** What only the database knows. */
export const databaseChecks: Check[] = [
  {
    about: 'Les migrations',
    find: async ({ settings }) => {
      const found = await settings('/database/migrations', z.array(z.looseObject({ version: z.string() })));
      const own = await readMigrations(join(import.meta.dirname, '../../migrations'));
      const missing = own.filter(({ version }) => !found.some((migration) => migration.version === version));
      const foreign = found.filter(({ version }) => !own.some((migration) => migration.version === version));
      const findings: string[] = [];
      if (missing[0])
        findings.push(
          `Il manque ${missing.length} migration(s), dont ${missing[0].version}_${missing[0].name} : npx supabase@3.1.0 db push --remote`,
        );
      if (foreign[0])
        findings.push(
          `Le projet a reçu ${foreign.length} migration(s) que ce dépôt ne connaît pas, dont ${foreign[0].version} : mettez le dépôt à jour.`,
        );
      return findings;
    },
  },
  {
    about: 'La version de PostgreSQL',
    find: async ({ query }) => {
      const [found] = await query(statements.version, z.object({ number: z.number(), name: z.string() }));
      if (!found) throw new Unknown('la base n’a rien répondu');
      const minimum = minimumVersions[Math.floor(found.number / 10_000)];
      if (minimum === undefined) throw new Unknown(`PostgreSQL ${found.name} n’a pas été essayé`);
      if (found.number >= minimum) return [];
      return [
        `PostgreSQL ${found.name} n’a pas le correctif de sécurité du 12 novembre 2026 (CVE-2026-6460) : mettez le projet à jour (Settings › Infrastructure).`,
      ];
    },
  },
  {
    about: 'Le travail de nuit',
    find: async ({ query }) => {
      const schedule = toSchedule(job);
      const [{ yes: hasCron } = { yes: false }] = await query(statements.hasCron, yes);
      if (!hasCron)
        return [
          `pg_cron n’est pas activé : rien n’est détruit à temps quand personne n’écrit. Activez-le (Database › Extensions), puis : ${schedule}`,
        ];
      const [found] = await query(
        statements.jobs,
        z.object({
          active: z.boolean(),
          status: z.string().nullable(),
          return_message: z.string().nullable(),
          is_late: z.boolean(),
        }),
      );
      if (!found) return [`Le travail de nuit n’est pas inscrit. Éditeur SQL : ${schedule}`];
      if (!found.active) return [`Le travail de nuit est arrêté. Éditeur SQL : ${schedule}`];
      if (found.status === 'failed')
        return [`Le dernier travail de nuit a échoué : ${found.return_message ?? 'sans raison donnée'}`];
      if (found.status === null)
        throw new Unknown('il n’a pas encore tourné ; la première fois, c’est à 8 h 17 (UTC)');
      return found.is_late
        ? [
            'Le travail de nuit n’a pas tourné depuis plus d’un jour : regardez Integrations › Cron, et si le projet est en pause.',
          ]
        : [];
    },
  },
  {
    about: 'La publication de ce qui est planifié',
    find: async ({ query }) => {
      const [{ yes: hasCron } = { yes: false }] = await query(statements.hasCron, yes);
      // Said already; the Node server publishes too.
      if (!hasCron) return [];
      const [found] = await query(statements.publishing, z.object({ active: z.boolean() }));
      if (found?.active) return [];
      return [
        `Le travail qui publie ce qui est planifié ${found ? 'est arrêté' : 'n’est pas inscrit'}. Il lui faut pg_cron 1.5 ou plus récent (alter extension pg_cron update). Éditeur SQL : ${toSchedule(publishing)}`,
      ];
    },
  },
  {
    about: 'L’envoi des courriels',
    find: async ({ query }) => {
      const [{ yes: hasCron } = { yes: false }] = await query(statements.hasCron, yes);
      // Said already.
      if (!hasCron) return [];
      const [found] = await query(statements.sending, z.object({ active: z.boolean(), command: z.string() }));
      if (!found)
        return ['Le travail send_emails n’est pas inscrit : aucun courriel ne part (docs/emails.md).'];
      if (!found.active)
        return ['Le travail send_emails est arrêté : aucun courriel ne part (docs/emails.md).'];
      if (found.command.includes('https://PROJECT.'))
        return [
          'Le travail send_emails appelle encore « https://PROJECT.supabase.co » : mettez-y l’adresse du projet (docs/emails.md).',
        ];
      const [{ yes: hasNet } = { yes: false }] = await query(statements.hasNet, yes);
      return hasNet
        ? []
        : [
            'pg_net n’est pas activé, et le travail send_emails en a besoin : create extension pg_net with schema extensions',
          ];
    },
  },
  {
    about: 'Les courriels qui ne sont pas partis',
    find: async ({ query }) => {
      const [{ count, reason } = { count: 0, reason: null }] = await query(
        statements.failedEmails,
        z.object({ count: z.number(), reason: z.string().nullable() }),
      );
      if (count === 0) return [];
      return [
        `${count} courriel(s) ne partiront plus d’eux-mêmes : ${reason ?? 'sans raison donnée'} L’administration les montre, sous Demandes › Courriels.`,
      ];
    },
  },
  {
    about: 'La publication sur un hôte statique',
    find: async ({ query }) => {
      const found = await query(
        statements.triggers,
        z.object({ name: z.string(), is_enabled: z.boolean(), body: z.string() }),
      );
      const trigger = found.find(({ name }) => name === 'start_publishing');
      if (!trigger)
        throw new Unknown(
          'il n’y a pas de déclencheur start_publishing ; le serveur Node s’en passe, un hôte statique en a besoin (docs/static-host.md)',
        );
      const findings: string[] = [];
      if (trigger.body.includes('OWNER/REPOSITORY'))
        findings.push(
          'Le déclencheur start_publishing appelle encore « OWNER/REPOSITORY » : mettez-y le dépôt (docs/static-host.md).',
        );
      const [{ yes: hasToken } = { yes: false }] = await query(statements.hasGithubToken, yes);
      if (!hasToken)
        findings.push(
          'Le secret github_token manque dans Vault : rien ne publie le site (docs/static-host.md).',
        );
      return findings;
    },
  },
  {
    about: 'Les dépôts de fichiers',
    find: async ({ query }) => {
      const found = await query(
        statements.buckets,
        z.object({
          id: z.string(),
          is_public: z.boolean(),
          size: z.string().nullable(),
          types: z.array(z.string()),
        }),
      );
      const push = 'corrigez-le dans Storage › Buckets';
      return buckets.flatMap(({ id, isPublic }) => {
        const bucket = found.find((row) => row.id === id);
        if (!bucket) return [`Le dépôt « ${id} » manque : npx supabase@3.1.0 db push --remote`];
        const findings: string[] = [];
        if (bucket.is_public !== isPublic)
          findings.push(
            `Le dépôt « ${id} » est ${isPublic ? 'privé, et ses images ne s’affichent pas' : 'public, et ce qui est supprimé reste lisible'} : ${push}.`,
          );
        if (bucket.size !== String(MAX_PLAYED_SIZE))
          findings.push(
            `Le dépôt « ${id} » accepte ${bucket.size ?? 'sans limite'} octets et non ${MAX_PLAYED_SIZE} : ${push}.`,
          );
        const missing = MEDIA_TYPES.filter((type) => !bucket.types.includes(type));
        if (missing.length > 0 && bucket.types.length > 0)
          findings.push(`Le dépôt « ${id} » refuse ${missing.join(', ')}, que le site envoie : ${push}.`);
        // What a browser would run as a page.
        const unsafe = bucket.types.filter((type) => /[*]|html|svg|xml$|javascript/.test(type));
        if (bucket.types.length === 0 || unsafe.length > 0)
          findings.push(
            `Le dépôt « ${id} » accepte ${unsafe.join(', ') || 'tout'}, donc des pages et des scripts : ${push}.`,
          );
        return findings;
      });
    },
  },
  {
    about: 'Les comptes d’exemple',
    find: async ({ query }) => {
      const found = await query(statements.examples, z.object({ email: z.string() }));
      return found.map(
        ({ email }) =>
          `Le compte d’exemple ${email} existe dans ce projet, et tout le monde connaît son mot de passe : supprimez-le (Authentication › Users).`,
      );
    },
  },
  {
    about: 'Un administrateur',
    find: async ({ query }) => {
      const [{ count } = { count: 0 }] = await query(statements.admins, z.object({ count: z.number() }));
      return count > 0
        ? []
        : [
            'Personne n’est administrateur avec une adresse confirmée : inscrivez-vous sur le site, puis npm run role -- vous@agence.ca admin',
          ];
    },
  },
  {
    about: 'Le sel du jour',
    find: async ({ query }) => {
      const found = await query(statements.oldSalts, z.object({ day: z.string() }));
      return found.map(
        ({ day }) =>
          `Le sel du ${day} est toujours là : ce qui distingue les lecteurs d’un jour devait partir avec lui. Éditeur SQL : ${job.command}`,
      );
    },
  },
  {
    about: 'La sécurité des lignes',
    find: async ({ query }) => {
      const found = await query(statements.openTables, z.object({ name: z.string() }));
      return found.map(
        ({ name }) =>
          `La table ${name} n’a pas de sécurité par ligne : alter table ${name} enable row level security`,
      );
    },
  },
];

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostedEmails } from '../../scripts/hostedEmails.ts';
import type { DoctorEnvironment } from '../project.ts';

const migrations = readdirSync(join(import.meta.dirname, '../../migrations')).map((file) => ({
  version: file.split('_')[0] ?? '',
  name: file.replace(/^\d+_|\.sql$/g, ''),
}));

/** The variables of somebody whose project is as it should be. */
export const rightEnvironment: DoctorEnvironment = {
  SUPABASE_ACCESS_TOKEN: 'sbp_jeton',
  SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
  SUPABASE_SECRET_KEY: 'sb_secret_cle',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_cle',
  VITE_SITE_URL: 'https://www.agence.example',
};

/** What the Management API answers of such a project, below `/v1/projects/REF`, in the shapes of its OpenAPI description. */
export const rightAnswers = {
  '/api-keys': [
    { name: 'anon', type: 'legacy', id: 'anon', api_key: null },
    { name: 'default', type: 'publishable', prefix: 'cle', api_key: 'sb_publishable_cle' },
    { name: 'default', type: 'secret', prefix: 'cle', api_key: 'sb_secret_cle···' },
  ],
  '/config/auth': {
    site_url: 'https://www.agence.example',
    uri_allow_list: 'https://www.agence.example',
    smtp_host: 'smtp.agence.example',
    smtp_port: '587',
    smtp_pass: 'hachage',
    password_min_length: 12,
    disable_signup: false,
    external_anonymous_users_enabled: false,
    mailer_autoconfirm: false,
    mailer_secure_email_change_enabled: true,
    security_update_password_require_reauthentication: true,
    mailer_otp_exp: 3600,
    jwt_exp: 3600,
    refresh_token_rotation_enabled: true,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    ...Object.fromEntries(
      Object.entries(hostedEmails).flatMap(([name, { subject, html }]) => [
        [`mailer_subjects_${name}`, subject],
        [`mailer_templates_${name}_content`, html],
      ]),
    ),
  },
  '/config/storage': { fileSizeLimit: 524_288_000 },
  '/postgrest': {
    db_schema: 'public',
    max_rows: 1000,
    db_extra_search_path: 'public, extensions',
    db_pool: null,
  },
  '/database/migrations': migrations,
  '/functions': ['manage-users', 'calendrier', 'send-emails'].map((slug) => ({
    id: slug,
    slug,
    name: slug,
    status: 'ACTIVE',
    version: 1,
    created_at: 1_764_000_000_000,
    updated_at: 1_764_000_000_000,
    verify_jwt: false,
  })),
  // Values come as digests.
  '/secrets': ['SITE_URL', 'RESEND_API_KEY', 'MAIL_FROM'].map((name) => ({ name, value: 'a1b2c3' })),
};

/** What a hosted project has beside the migrations: the extensions' own tables, as far as the checks read them, and a first admin. */
export const rightDatabaseSql = `
create schema cron;
create table cron.job (jobid bigint primary key, schedule text, command text, active boolean, jobname text);
create table cron.job_run_details
  (jobid bigint, runid bigint, status text, return_message text, start_time timestamptz, end_time timestamptz);
insert into cron.job values (1, '17 8 * * *', 'select private.apply_retention()', true, 'apply_retention'),
  (2, '5 seconds', 'select private.publish_due_releases(clock_timestamp())', true, 'publish_due_releases'),
  (3, '10 seconds', $$select net.http_post(url := 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-emails')
    where private.has_due_emails()$$, true, 'send_emails');
insert into cron.job_run_details values (1, 1, 'succeeded', '1 row', now() - interval '3 hours', now() - interval '3 hours');
create schema net;
create schema vault;
create table vault.secrets (id uuid, name text, secret text);
insert into vault.secrets (name) values ('github_token');
create function private.start_publishing() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger start_publishing
  after insert on public.page_changes for each statement execute function private.start_publishing();
insert into auth.users (id, email, email_confirmed_at)
values ('a0000000-0000-4000-8000-000000000001', 'marie@agence.example', now());
update private.accounts set role = 'admin' where user_id = 'a0000000-0000-4000-8000-000000000001';
`;

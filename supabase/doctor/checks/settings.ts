import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { formatFileSize, MAX_PLAYED_SIZE } from '#features/media/data/media.ts';
import { hostedEmails } from '../../scripts/hostedEmails.ts';
import type { Check } from '../check.ts';
import { Unknown } from '../project.ts';

const configFile = new URL('../../config.toml', import.meta.url);

/** What `supabase/config.toml` says, which is what the project has to say too. */
const config = z
  .object({
    api: z.object({
      schemas: z.array(z.string()),
      extra_search_path: z.array(z.string()),
      max_rows: z.number(),
    }),
    auth: z.object({
      jwt_expiry: z.number(),
      enable_refresh_token_rotation: z.boolean(),
      enable_signup: z.boolean(),
      enable_anonymous_sign_ins: z.boolean(),
      minimum_password_length: z.number(),
      email: z.object({
        enable_confirmations: z.boolean(),
        double_confirm_changes: z.boolean(),
        secure_password_change: z.boolean(),
        otp_expiry: z.number(),
      }),
      mfa: z.object({ totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }) }),
    }),
  })
  .parse(parse(readFileSync(configFile, 'utf8')));

const push = 'npx supabase@3.1.0 config push';

/** Settings of the accounts, as the Management API names them, with what the configuration asks of each. */
const accountSettings: Record<string, { wanted: boolean | number; about: string }> = {
  password_min_length: {
    wanted: config.auth.minimum_password_length,
    about: 'la longueur minimale des mots de passe',
  },
  disable_signup: { wanted: !config.auth.enable_signup, about: 'le refus des inscriptions' },
  external_anonymous_users_enabled: {
    wanted: config.auth.enable_anonymous_sign_ins,
    about: 'les comptes anonymes',
  },
  mailer_autoconfirm: {
    wanted: !config.auth.email.enable_confirmations,
    about: 'les comptes sans confirmation par courriel',
  },
  mailer_secure_email_change_enabled: {
    wanted: config.auth.email.double_confirm_changes,
    about: 'la double confirmation d’une nouvelle adresse',
  },
  security_update_password_require_reauthentication: {
    wanted: config.auth.email.secure_password_change,
    about: 'la preuve récente avant un nouveau mot de passe',
  },
  mailer_otp_exp: { wanted: config.auth.email.otp_expiry, about: 'la durée des liens, en secondes' },
  jwt_exp: { wanted: config.auth.jwt_expiry, about: 'la durée des jetons, en secondes' },
  refresh_token_rotation_enabled: {
    wanted: config.auth.enable_refresh_token_rotation,
    about: 'la rotation des jetons de session',
  },
  mfa_totp_enroll_enabled: {
    wanted: config.auth.mfa.totp.enroll_enabled,
    about: 'l’ajout d’un second facteur',
  },
  mfa_totp_verify_enabled: {
    wanted: config.auth.mfa.totp.verify_enabled,
    about: 'la preuve par un second facteur',
  },
};

const shown = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'oui' : 'non') : JSON.stringify(value ?? 'rien');

const authConfig = z.looseObject({
  site_url: z.string().nullable(),
  uri_allow_list: z.string().nullable(),
  smtp_host: z.string().nullable(),
});

const words = (text: string) => text.split(',').map((word) => word.trim());

/** What the project's settings say, beside what the repository says. */
export const settingChecks: Check[] = [
  {
    about: 'L’adresse du site',
    find: async ({ settings, environment: { VITE_SITE_URL: siteUrl } }) => {
      const { site_url: found } = await settings('/config/auth', authConfig);
      if (!siteUrl) throw new Unknown('VITE_SITE_URL n’est pas donnée');
      if (found?.replace(/\/$/, '') === siteUrl.replace(/\/$/, '')) return [];
      return [
        `Le « Site URL » du projet est « ${found ?? ''} » : les courriels mèneraient là, et non à ${siteUrl}. Donnez VITE_SITE_URL dans .env, puis : ${push}`,
      ];
    },
  },
  {
    about: 'Les adresses de retour',
    find: async ({ settings, environment: { VITE_SITE_URL: siteUrl } }) => {
      const { uri_allow_list: found } = await settings('/config/auth', authConfig);
      if (!siteUrl) throw new Unknown('VITE_SITE_URL n’est pas donnée');
      const { origin } = new URL(siteUrl);
      return words(found ?? '')
        .filter((address) => address && address !== origin && !address.startsWith(`${origin}/`))
        .map(
          (address) =>
            `« ${address} » est parmi les adresses de retour (Redirect URLs) : quelqu’un pourrait y faire mener les liens des courriels. Retirez-la (Authentication › URL Configuration).`,
        );
    },
  },
  {
    about: 'L’envoi des courriels',
    find: async ({ settings }) => {
      const { smtp_host: found } = await settings('/config/auth', authConfig);
      if (found) return [];
      return [
        'Aucun serveur SMTP : le service intégré n’écrit qu’à l’équipe du projet, quelques fois l’heure, et ses gabarits ne peuvent pas être changés. Donnez-en un (Authentication › Emails › SMTP Settings).',
      ];
    },
  },
  {
    about: 'Les gabarits des courriels',
    find: async ({ settings }) => {
      const found: Record<string, unknown> = await settings('/config/auth', authConfig);
      return Object.entries(hostedEmails)
        .filter(
          ([name, { subject, html }]) =>
            found[`mailer_subjects_${name}`] !== subject ||
            found[`mailer_templates_${name}_content`] !== html,
        )
        .map(
          ([, { subject }]) =>
            `Le gabarit de « ${subject} » n’est pas celui de ce dépôt : npm run emails:install`,
        );
    },
  },
  {
    about: 'Les règles des comptes',
    find: async ({ settings }) => {
      const found: Record<string, unknown> = await settings('/config/auth', authConfig);
      return Object.entries(accountSettings)
        .filter(([name, { wanted }]) => (found[name] ?? false) !== wanted)
        .map(
          ([name, { wanted, about }]) =>
            `${name} (${about}) vaut ${shown(found[name])} et non ${shown(wanted)} : ${push}`,
        );
    },
  },
  {
    about: 'L’API des données',
    find: async ({ settings }) => {
      const found = await settings(
        '/postgrest',
        z.looseObject({ db_schema: z.string(), max_rows: z.number(), db_extra_search_path: z.string() }),
      );
      const { schemas, extra_search_path: searchPath, max_rows: maxRows } = config.api;
      const findings: string[] = [];
      const differs = (a: string[], b: string[]) => a.toSorted().join() !== b.toSorted().join();
      if (differs(words(found.db_schema), schemas))
        findings.push(
          `L’API expose les schémas « ${found.db_schema} » et non « ${schemas.join(', ')} » : ${push}`,
        );
      if (differs(words(found.db_extra_search_path), searchPath))
        findings.push(
          `L’API cherche dans « ${found.db_extra_search_path} » et non dans « ${searchPath.join(', ')} » : ${push}`,
        );
      if (found.max_rows !== maxRows)
        findings.push(`L’API donne jusqu’à ${found.max_rows} lignes et non ${maxRows} : ${push}`);
      return findings;
    },
  },
  {
    about: 'Le poids des fichiers',
    find: async ({ settings }) => {
      const { fileSizeLimit: most } = await settings(
        '/config/storage',
        z.looseObject({ fileSizeLimit: z.number() }),
      );
      if (most >= MAX_PLAYED_SIZE) return [];
      return [
        `Le projet refuse les fichiers de plus de ${formatFileSize(most)}, et le site en promet jusqu’à ${formatFileSize(MAX_PLAYED_SIZE)} : augmentez la limite (Storage › Settings). Un projet gratuit s’arrête à 50 Mo.`,
      ];
    },
  },
  {
    about: 'Ce que les formulaires envoient',
    find: async ({ allowedHeaders }) => {
      const wanted = ['apikey', 'content-type', 'prefer', 'x-preview', 'x-proof'];
      const allowed = await allowedHeaders('/rest/v1/leads', wanted.join(','));
      // For requests without cookies, a star is every header.
      const refused = allowed.includes('*') ? [] : wanted.filter((header) => !allowed.includes(header));
      return refused.map(
        (header) =>
          `La passerelle du projet n’accepte pas l’en-tête ${header} d’un navigateur : des formulaires ou des aperçus du site ne passent pas. Écrivez à Supabase, ou faites passer les demandes par le domaine du site.`,
      );
    },
  },
];

import { z } from 'zod';
import type { Check } from '../check.ts';
import { type HostedProject, Unknown } from '../project.ts';

type Kind = 'publishable' | 'secret' | 'anon' | 'service_role' | 'other';

/** What a key is, by its own look. Legacy keys are tokens that name a role. */
function kindOfKey(key: string): Kind {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  try {
    const [, claims = ''] = key.split('.');
    const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: unknown };
    return role === 'anon' || role === 'service_role' ? role : 'other';
  } catch {
    return 'other';
  }
}

const newKeys = 'Projet › Settings › API Keys';

function given(project: HostedProject, name: 'VITE_SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY') {
  const key = project.environment[name];
  if (!key) throw new Unknown(`${name} n’est pas donnée`);
  return key;
}

const isRefused = (status: number) => status === 401 || status === 403;

/** The two keys, and the address that they belong to (hosted.md, « Keys »). */
export const keyChecks: Check[] = [
  {
    about: 'La clé publique',
    find: async (project) => {
      const name = 'VITE_SUPABASE_PUBLISHABLE_KEY';
      const key = given(project, name);
      const kind = kindOfKey(key);
      if (kind === 'secret' || kind === 'service_role')
        return [
          `${name} est une clé secrète, que le site donnerait à chaque visiteur : mettez-y la clé « sb_publishable_… » (${newKeys}), et renouvelez la clé secrète si un site a été construit avec elle.`,
        ];
      const findings: string[] = [];
      if (kind === 'anon')
        findings.push(
          `${name} est une ancienne clé (« anon »), qui cesse à la fin de 2026 : remplacez-la par la clé « sb_publishable_… » (${newKeys}), puis reconstruisez le site.`,
        );
      if (isRefused(await project.answerTo('/auth/v1/settings', key)))
        findings.push(
          `Le projet refuse la clé de ${name} : copiez celle de ${newKeys}, puis reconstruisez le site.`,
        );
      return findings;
    },
  },
  {
    about: 'La clé secrète',
    find: async (project) => {
      const name = 'SUPABASE_SECRET_KEY';
      const key = given(project, name);
      const kind = kindOfKey(key);
      if (kind === 'publishable' || kind === 'anon')
        return [
          `${name} est une clé publique : les commandes ont besoin de la clé « sb_secret_… » (${newKeys}).`,
        ];
      const findings: string[] = [];
      if (kind === 'service_role')
        findings.push(
          `${name} est une ancienne clé (« service_role »), qui cesse à la fin de 2026 : remplacez-la par une clé « sb_secret_… » (${newKeys}).`,
        );
      if (isRefused(await project.answerTo('/auth/v1/admin/users?per_page=1', key)))
        findings.push(`Le projet refuse la clé de ${name} : copiez celle de ${newKeys}.`);
      return findings;
    },
  },
  {
    about: 'Les sortes de clés du projet',
    find: async ({ settings }) => {
      const keys = await settings('/api-keys', z.array(z.looseObject({ type: z.string().nullish() })));
      return (['publishable', 'secret'] as const)
        .filter((kind) => !keys.some(({ type }) => type === kind))
        .map(
          (kind) =>
            `Le projet n’a aucune clé « sb_${kind}_… » : créez-en une (${newKeys}), car les anciennes cessent à la fin de 2026.`,
        );
    },
  },
  {
    about: 'L’adresse du projet',
    find: async ({ ref, environment: { VITE_SUPABASE_URL: url } }) => {
      if (!url) throw new Unknown('VITE_SUPABASE_URL n’est pas donnée');
      const { host } = URL.canParse(url) ? new URL(url) : { host: '' };
      if (host === `${ref}.supabase.co`) return [];
      if (host && !host.endsWith('.supabase.co'))
        throw new Unknown(`rien ne dit si ${host} est un domaine du projet ${ref}`);
      return [
        `VITE_SUPABASE_URL vaut « ${url} », un autre projet que SUPABASE_PROJECT_REF : il faut https://${ref}.supabase.co.`,
      ];
    },
  },
];

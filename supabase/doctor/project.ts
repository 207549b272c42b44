import { z } from 'zod';
import { StartupError } from '../embedded/startupError.ts';

/** What a check can't know, with the reason, a French clause: the report lists it as « Ne sait pas ». */
export class Unknown extends Error {}

/** A hosted project as the checks ask it; nothing here writes. */
export type HostedProject = {
  ref: string;
  environment: DoctorEnvironment;
  /** An answer of the Management API, below `/v1/projects/REF`; asked once, however many checks read it. */
  settings: <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.output<Schema>>;
  /** The rows of a statement that only reads. */
  query: <Schema extends z.ZodType>(sql: string, row: Schema) => Promise<z.output<Schema>[]>;
  /** The status with which the project's own API answers a key. */
  answerTo: (path: string, key: string) => Promise<number>;
  /** The headers that a page of another origin may send to the project's own API, as browsers ask before they do. */
  allowedHeaders: (path: string, wanted: string) => Promise<string[]>;
};

/** The variables that `npm run doctor` reads, from the environment or `.env`. */
export type DoctorEnvironment = {
  SUPABASE_ACCESS_TOKEN?: string | undefined;
  SUPABASE_PROJECT_REF?: string | undefined;
  SUPABASE_SECRET_KEY?: string | undefined;
  VITE_SUPABASE_URL?: string | undefined;
  VITE_SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  VITE_SITE_URL?: string | undefined;
};

/** Addresses of Supabase's services: tests give their own. */
export type Services = { management: string; project: string };

const refusals: Record<number, string> = {
  403: 'ce jeton n’a pas le droit de le lire',
  404: 'Supabase ne connaît pas cette adresse',
  429: 'Supabase reçoit trop de demandes : réessayez dans une minute',
};

const timeout = 15_000;

/**
 * Opens the project that the environment names, for reading.
 *
 * @throws StartupError with one French sentence when the token or the reference is missing or isn't one; asking throws it
 * when Supabase refuses the token.
 */
export function openProject(
  environment: DoctorEnvironment,
  services: Services = {
    management: 'https://api.supabase.com',
    project: `https://${environment.SUPABASE_PROJECT_REF}.supabase.co`,
  },
): HostedProject {
  const { SUPABASE_ACCESS_TOKEN: token, SUPABASE_PROJECT_REF: ref } = environment;
  if (!token || !ref)
    throw new StartupError(
      'Donnez SUPABASE_ACCESS_TOKEN (supabase.com/dashboard/account/tokens) et SUPABASE_PROJECT_REF, l’identifiant du projet, dans .env ou dans l’environnement.',
    );
  if (!/^[a-z]{20}$/.test(ref))
    throw new StartupError('SUPABASE_PROJECT_REF n’est pas un identifiant de projet : vingt minuscules.');

  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${services.management}/v1/projects/${ref}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw new Unknown('Supabase ne répond pas');
    });
    if (response.status === 401)
      throw new StartupError('Le jeton a été refusé : vérifiez SUPABASE_ACCESS_TOKEN.');
    if (!response.ok) {
      const { message } = Object(await response.json().catch(() => null)) as { message?: unknown };
      throw new Unknown(
        refusals[response.status] ??
          `Supabase a répondu ${response.status}${typeof message === 'string' ? ` : ${message}` : ''}`,
      );
    }
    return response.json().catch(() => {
      throw new Unknown('la réponse de Supabase est illisible');
    });
  };

  const read = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
    const { data, error } = schema.safeParse(answer);
    if (error)
      throw new Unknown(
        `la réponse de Supabase n’a pas la forme attendue (${error.issues[0]?.path.join('.') || 'en entier'})`,
      );
    return data;
  };

  const askOwnApi = (path: string, init: RequestInit) =>
    fetch(`${services.project}${path}`, { ...init, signal: AbortSignal.timeout(timeout) }).catch(() => {
      throw new Unknown('le projet ne répond pas');
    });

  const answers = new Map<string, Promise<unknown>>();
  return {
    ref,
    environment,
    settings: async (path, schema) => {
      const answer = answers.get(path) ?? ask(path);
      answers.set(path, answer);
      return read(schema, await answer);
    },
    query: async (sql, row) => read(z.array(row), await ask('/database/query/read-only', { query: sql })),
    answerTo: async (path, key) => (await askOwnApi(path, { headers: { apikey: key } })).status,
    allowedHeaders: async (path, wanted) => {
      const { headers } = await askOwnApi(path, {
        method: 'OPTIONS',
        headers: {
          origin: environment.VITE_SITE_URL ?? 'https://www.example.org',
          'access-control-request-method': 'POST',
          'access-control-request-headers': wanted,
        },
      });
      return (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
    },
  };
}

/** The variables of a function, as Deno gives them. */
type Environment = { get: (name: string) => string | undefined };

/** A variable without which the function can't work. Addresses lose a slash at the end. */
export function readSetting(environment: Environment, name: string): string {
  const value = environment.get(name);
  if (!value) throw new Error(`${name} is missing.`);
  return value.replace(/\/$/, '');
}

/** Where a key stands: those of today as JSON, by the names that they were given; and the one of before. */
const variables = {
  publishable: ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'],
  secret: ['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'],
} as const;

function parseKeys(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A key of the project: one of today's, or the legacy one where there is none yet. */
export function readKey(environment: Environment, kind: keyof typeof variables): string {
  const [today, legacy] = variables[kind];
  const keys = parseKeys(environment.get(today));
  const key = keys['default'] ?? Object.values(keys)[0];
  return typeof key === 'string' && key ? key : readSetting(environment, legacy);
}

/** How a request carries a key. A legacy one is a token as well, which says what it may; one of today's is none. */
export const keyHeaders = (key: string): Record<string, string> =>
  key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };

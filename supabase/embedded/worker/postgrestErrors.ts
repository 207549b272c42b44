import type { Connection } from '@supabase/lite';

/** What PostgreSQL says about a refused statement. */
type DatabaseError = Error & { code: string; severity: string; detail?: string; hint?: string };

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}

/** @supabase/lite answers these well: they are mistakes in a query. */
const leftToLite = /^(42(?!501)|25006|PGRST)/;

/** PostgREST's table of HTTP statuses, for the codes that aren't left to @supabase/lite. */
function getStatus(code: string, isAnonymous: boolean): number {
  // A function chooses the status by itself: PT409 is 409.
  const [, chosen] = /^PT([2-5]\d\d)$/.exec(code) ?? [];
  if (chosen) return Number(chosen);
  if (code === '42501') return isAnonymous ? 401 : 403;
  if (code === '23503' || code === '23505') return 409;
  if (code === 'P0001') return 400;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(08|53)/.test(code)) return 503;
  // What is too complex was sent so, and a view that joins tables takes no row: PostgREST answers 500 there, as to a fault of its own.
  if (/^(54|55000)/.test(code)) return 400;
  if (/^(09|25|2D|38|39|3B|40|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

/** Hono's error handler sends what `getResponse` gives; nothing is printed on the way. */
class RefusedByDatabase extends Error {
  readonly #response: Response;

  constructor(error: DatabaseError, isAnonymous: boolean) {
    super(error.message, { cause: error });
    this.#response = Response.json(
      { code: error.code, details: error.detail ?? null, hint: error.hint ?? null, message: error.message },
      { status: getStatus(error.code, isAnonymous) },
    );
  }

  getResponse(): Response {
    return this.#response;
  }
}

/** What was refused once it was done (406: not the one row that was asked for) is undone, as PostgREST does. */
class Undone extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super(`Answered ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * @supabase/lite answers check violations, RAISE and others with 500 and a code of its own, and dumps every refusal
 * into the log. With this the data API answers as PostgREST does: 400/23514, 400/P0001, 403/42501, 409/23505.
 */
export function answerErrorsLikePostgrest(connection: Connection): void {
  const withContext = connection.withContext.bind(connection);
  const normalize = connection.normalizeDbError.bind(connection);
  connection.withContext = async (variables, task, options) => {
    try {
      return await withContext(
        variables,
        async (database) => {
          const answer = await task(database);
          if (answer instanceof Response && answer.status >= 400) throw new Undone(answer);
          return answer;
        },
        options,
      );
    } catch (error) {
      if (error instanceof Undone) return error.answer as never;
      // The storage API has error shapes of its own and reads the plain error.
      if (variables?.['storage'] || !isDatabaseError(error) || leftToLite.test(error.code)) throw error;
      const auth: unknown = variables?.['auth'];
      const role = auth && typeof auth === 'object' && 'role' in auth ? auth.role : undefined;
      throw new RefusedByDatabase(error, role === undefined || role === 'anon');
    }
  };
  connection.normalizeDbError = (error) => {
    if (error instanceof RefusedByDatabase) throw error;
    return normalize(error);
  };
}

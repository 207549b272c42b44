import { authFailures, codeOfLegacyMessage, type DataErrorKind, sentences } from './errorSentences.ts';

type DataErrorDetails = {
  /** A sentence that says more than the kind's own. */
  sentence?: string | undefined;
  /** The server's message, word for word. */
  serverMessage?: string | null | undefined;
  /** HTTP status, when there was an answer. */
  status?: number | null | undefined;
  /** Code of the database or of the authentication service (`23505`, `invalid_credentials`…). */
  code?: string | null | undefined;
  /** The column that a refused value belongs to, when the server named it. */
  column?: string | null | undefined;
  cause?: unknown;
};

/**
 * The one error of the data layer. `message` is a French sentence for people, with the server's own words where nobody knows better;
 * `serverMessage` keeps what the server said, for programs and for the console.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly kind: DataErrorKind;
  readonly serverMessage: string | null;
  readonly status: number | null;
  readonly code: string | null;
  readonly column: string | null;

  constructor(kind: DataErrorKind, details: DataErrorDetails = {}) {
    super(details.sentence ?? sentences[kind], { cause: details.cause });
    this.kind = kind;
    this.serverMessage = details.serverMessage ?? null;
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.column = details.column ?? null;
  }
}

/** What people are told of a failure. */
export const errorText = (error: unknown) => toDataError(error).message;

/** Where our own sentence doesn't say what is wrong, the server's words follow it (product: toasts). */
const quoteServer = (kind: DataErrorKind, sentence: string, words: string | undefined) =>
  words && (kind === 'invalid' || kind === 'server')
    ? `${sentence} Sa réponse\u00A0: «\u00A0${words.slice(0, 300)}\u00A0».`
    : sentence;

/** What no sentence says of a failure goes to the console, for whoever runs the site: once, where it becomes an error. */
function report(error: DataError) {
  // The server has a log of its own, for what reaches it.
  if (typeof document === 'undefined') return error;
  const { status, code, serverMessage } = error;
  // oxlint-disable-next-line no-console -- no warning: the page says what it has to, and the browser lists the answer.
  console.info(['Failure:', status, code, serverMessage].filter(Boolean).join(' '));
  return error;
}

/** What was thrown and nobody expected, by what it became. */
const reported = new WeakMap<object, DataError>();

/** Whether what an address names isn't there: its row has gone, or the address holds no id, as one that was cut short. */
export const isGone = (error: unknown) =>
  error instanceof DataError && (error.kind === 'notFound' || error.code === '22P02');

/** Whether asking again may succeed by itself: the server was unreachable, slow, busy or broken. */
export function isWorthRetrying(error: unknown) {
  return ['offline', 'timeout', 'server'].includes(toDataError(error).kind);
}

/** Whether a write may have reached the database although no answer came back. */
export function isOutcomeUnknown(error: unknown) {
  return ['offline', 'timeout', 'server', 'unexpected'].includes(toDataError(error).kind);
}

/** For an answer that the server can't have meant: broken JSON, or the page of something in between. */
export function unreadable(cause?: unknown) {
  return new DataError('server', { sentence: 'La réponse du serveur est illisible.', cause });
}

/** For a write that gave no row back: the database changed nothing. */
export function refuse(): never {
  throw new DataError('refused');
}

/** Whether a create failed only because an earlier attempt with the same id had arrived without its answer. */
export function hasArrivedBefore(error: unknown) {
  return error instanceof DataError && error.kind === 'duplicate' && error.column === 'id';
}

/** Turns whatever was thrown into a DataError; one that already is stays as it is. */
export function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  // The file store's client wraps what its `fetch` threw.
  if (error instanceof Error && 'originalError' in error) return toDataError(error.originalError);
  // The database client could not read a success.
  if (error instanceof Error && error.name === 'PostgrestError') {
    return unreadable(error);
  }
  const key = typeof error === 'object' && error !== null ? error : {};
  const serverMessage = error instanceof Error ? error.message : String(error);
  const known = reported.get(key) ?? report(new DataError('unexpected', { serverMessage, cause: error }));
  reported.set(key, known);
  return known;
}

/** A request that got no answer: no network, a refused connection, or our own time limit. */
export function fromNetworkFailure(error: unknown) {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return new DataError(isTimeout ? 'timeout' : 'offline', { cause: error });
}

/** What a screen answers by itself. */
const expected: ReadonlySet<DataErrorKind> = new Set([
  'unauthenticated',
  'notFound',
  'duplicate',
  'conflict',
  'rateLimited',
]);

/** An answer of the database or of the file store that isn't a success. */
export async function fromResponse(response: Response) {
  const text = await response.text().catch(() => '');
  const body = parseErrorBody(text);
  // The file store answers 400 to everything and puts the real status in the body.
  const statusInBody = Number(body.statusCode);
  const statedStatus = statusInBody >= 400 && statusInBody < 600 ? statusInBody : response.status;
  // The hosted file store has no other word for a token that has ended: « "exp" claim timestamp check failed ».
  const status = statedStatus === 403 && /\bexp\b/.test(body.message ?? '') ? 401 : statedStatus;
  const sentence = toSentence(body);
  const kind = getKind(status, body.code);
  const error = new DataError(kind, {
    sentence: sentence ?? quoteServer(kind, sentences[kind], body.message),
    serverMessage: body.message ?? (text || response.statusText || `HTTP ${status}`),
    status,
    code: body.code,
    column: getColumn(body),
  });
  return sentence || expected.has(error.kind) ? error : report(error);
}

/** A failure of the authentication service, in French, with the service's own message kept. */
export function fromAuthError(error: {
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}) {
  const { message: serverMessage, status, code } = error;
  const known = authFailures[code ?? ''] ?? authFailures[codeOfLegacyMessage[serverMessage] ?? ''];
  if (known) {
    return new DataError(known.kind, { sentence: known.sentence, serverMessage, status, code });
  }
  // The client reports as status 0 both what got no answer, in the words of `fromNetworkFailure`, and broken JSON.
  if (status === 0) {
    const kind = (['offline', 'timeout'] as const).find((known) => sentences[known] === serverMessage);
    return kind ? new DataError(kind) : unreadable();
  }
  const kind = getKind(status ?? 500, undefined);
  // Nothing that the person could do about a refusal that nobody knows; the sentences of the kinds speak of rows.
  const isRefusal = ['unauthenticated', 'forbidden', 'notFound', 'duplicate', 'tooLarge'].includes(kind);
  const refusal = isRefusal ? 'Le service de connexion a refusé cette demande.' : sentences[kind];
  const sentence = quoteServer(isRefusal ? 'invalid' : kind, refusal, serverMessage);
  return report(new DataError(kind, { sentence, serverMessage, status, code }));
}

type ErrorBody = {
  message?: string;
  code?: string;
  statusCode?: string;
};

function parseErrorBody(text: string): ErrorBody {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return {};
    const entries = Object.entries(json).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
  } catch {
    return {};
  }
}

/** What our own database functions say is French and meant for people (PT…, P0001). */
function toSentence({ code, message }: ErrorBody) {
  if (code === '23503') return 'Un élément lié n’existe plus.';
  return code?.startsWith('PT') || code === 'P0001' ? message : undefined;
}

/** Codes are PostgreSQL's SQLSTATE, or PostgREST's own. */
function getKind(status: number, code: string | undefined): DataErrorKind {
  if (code === '23505') return 'duplicate';
  if (code === '23503' || code === 'PT409') return 'conflict';
  if (code === 'PT428') return 'unproved';
  // No such row; no such page of a list.
  if (code === 'PGRST116' || code === 'PGRST103') return 'notFound';
  if (status === 401) return 'unauthenticated';
  if (code === '42501' || status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 409) return 'duplicate';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'rateLimited';
  if (status >= 500) return 'server';
  if (status >= 400) return 'invalid';
  return 'unexpected';
}

/**
 * The column of a refused duplicate, from the constraint's conventional name: « articles_slug_key ». The details, which
 * would name it, stay empty where row security is on.
 */
function getColumn({ code, message }: ErrorBody) {
  const constraint = code === '23505' && /unique constraint "([a-z_]+)"/.exec(message ?? '')?.[1];
  if (!constraint) return null;
  if (constraint.endsWith('_pkey')) return 'id';
  return (
    /^(?:articles|categories|tags|media_library|pages|projects|shows|episodes)_(\w+)_key$/.exec(
      constraint,
    )?.[1] ?? null
  );
}

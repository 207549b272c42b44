import { isEmail, noEmail, normalizeEmail } from '../../../src/data/emailAddress.ts';
import { keyHeaders } from '../_shared/project.ts';

/** The project that the function works for. */
export type ManageUsersOptions = {
  /** Where the API answers, without a slash at the end. */
  apiUrl: string;
  publishableKey: string;
  /** Never leaves the function: neither in an answer nor in a log. */
  serviceKey: string;
  /** The site's own address: invitations lead there. */
  siteUrl: string;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
};

const roles = ['subscriber', 'moderator', 'editor', 'admin'];

type Order =
  | { action: 'invite'; email: string; role: string }
  | { action: 'suspend' | 'restore' | 'remove_factors'; account_id: string }
  | { action: 'remove'; account_id: string; transfer_to: string | null };

/** The page where an invited person chooses a password: `paths.passwordReset`. */
export const invitationPage = '/auth/reset';

const mostBytes = 4096;
/** A hundred years: the authentication service knows no suspension without an end. */
const suspension = '876000h';

/** A request that goes no further, with what a person reads. Codes are those that the database's functions use. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, message: string, code = `PT${status}`) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The site may be on another host than the API. A token is needed for everything, and no cookie is looked at. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'POST',
};

const answer = (body: object, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...crossOrigin, 'cache-control': 'no-store', ...headers } });

async function readBody(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Refused(413, 'Cette demande est trop longue.');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refused(400, 'Cette demande est illisible.');
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

function getOrder(body: unknown): Order {
  const { action, email, role, account_id: id, transfer_to: heir = null } = Object(body);
  if (action === 'invite') {
    const address = typeof email === 'string' ? normalizeEmail(email.normalize('NFC')) : '';
    if (!isEmail(address)) throw new Refused(400, noEmail);
    if (!roles.includes(role)) throw new Refused(400, 'Choisissez un rôle.');
    return { action, email: address.toLowerCase(), role };
  }
  if (isId(id) && (action === 'suspend' || action === 'restore' || action === 'remove_factors'))
    return { action, account_id: id };
  if (isId(id) && action === 'remove' && (heir === null || isId(heir)))
    return { action, account_id: id, transfer_to: heir };
  throw new Refused(400, 'Cette demande est incomplète.');
}

/** The two ways to the project: as whoever asks, and with the service key. */
function connect({ apiUrl, publishableKey, serviceKey, fetch: given }: ManageUsersOptions) {
  const send = given ?? ((input: string, init: RequestInit) => fetch(input, init));

  const getBody = async (response: Response) =>
    Object(await response.json().catch(() => null)) as Record<string, unknown>;

  /** Calls a function of the database as whoever asks; what it refuses is refused in its own words. */
  async function asCaller(authorization: string, name: string, body: object): Promise<void> {
    const response = await send(`${apiUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) {
      await response.body?.cancel();
      return;
    }
    const { code, message } = await getBody(response);
    if (response.status === 401) throw new Refused(401, 'Votre session est terminée. Reconnectez-vous.');
    if (code === '42501') throw new Refused(403, 'Cette opération est réservée aux administrateurs.', code);
    if (typeof code === 'string' && typeof message === 'string' && /^PT4\d\d$/.test(code))
      throw new Refused(Number(code.slice(2)), message, code);
    throw new Refused(502, 'La base de données ne répond pas. Réessayez dans un instant.');
  }

  /** Calls the authentication service with the service key; what it says stays here, but for its status and code. */
  async function asService(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const response = await send(`${apiUrl}/auth/v1/${path}`, {
      method,
      headers: { ...keyHeaders(serviceKey), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reported = await getBody(response);
    if (response.ok) return reported;
    if (response.status === 404) throw new Refused(404, 'Ce compte n’existe plus.');
    if (reported['error_code'] === 'email_exists')
      throw new Refused(409, 'Cette personne a déjà un compte\u00A0: changez plutôt son rôle.');
    if (response.status === 429)
      throw new Refused(429, 'Une invitation vient de partir. Patientez une minute avant la prochaine.');
    if (response.status < 500) throw new Refused(400, 'Le service des comptes a refusé cette demande.');
    throw new Refused(502, 'Le service des comptes n’a rien changé. Réessayez dans un instant.');
  }

  return { asCaller, asService };
}

/** What the database calls what is done to an account. */
const changes = {
  suspend: 'suspended',
  restore: 'restored',
  remove: 'removed',
  remove_factors: 'factors_removed',
} as const;

/**
 * What only the authentication service can do, for admins: invite, suspend, bring back, remove. One file for the hosted
 * project, where Deno serves it, and for the embedded backend; nothing but the web's own interfaces.
 *
 * The database decides whether the caller may, by the caller's own token, and keeps who it was: the change itself then
 * writes the journal (`private.announced_changes`). The service key is used after that, and for nothing else.
 */
export function createManageUsers(options: ManageUsersOptions): (request: Request) => Promise<Response> {
  const { siteUrl } = options;
  const { asCaller, asService } = connect(options);

  async function carryOut(order: Order, authorization: string): Promise<object> {
    if (order.action === 'invite') {
      const { email, role } = order;
      await asCaller(authorization, 'announce_invitation', { email, role });
      const page = encodeURIComponent(`${siteUrl}${invitationPage}`);
      const { action_link: link } = await asService('POST', `invite?redirect_to=${page}`, { email });
      // The embedded backend has no mail server: whoever invites passes the link on.
      return typeof link === 'string' ? { link } : {};
    }
    const { action, account_id } = order;
    await asCaller(authorization, 'announce_account_change', { account_id, change: changes[action] });
    if (action === 'remove') {
      if (order.transfer_to)
        await asCaller(authorization, 'transfer_authorship', {
          from_account: account_id,
          to_account: order.transfer_to,
        });
      await asService('DELETE', `admin/users/${account_id}`);
    } else if (action === 'remove_factors') {
      const factors = await asService('GET', `admin/users/${account_id}/factors`);
      for (const { id } of Object.values(factors) as { id: string }[])
        await asService('DELETE', `admin/users/${account_id}/factors/${id}`);
    } else {
      const duration = action === 'suspend' ? suspension : 'none';
      await asService('PUT', `admin/users/${account_id}`, { ban_duration: duration });
    }
    return {};
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: crossOrigin });
    try {
      if (request.method !== 'POST') throw new Refused(405, 'Cette adresse ne reçoit que des demandes.');
      const authorization = request.headers.get('authorization') ?? '';
      if (!/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(authorization))
        throw new Refused(401, 'Votre session est terminée. Reconnectez-vous.');
      return answer(await carryOut(getOrder(await readBody(request)), authorization));
    } catch (error) {
      if (error instanceof Refused)
        return answer(
          { code: error.code, message: error.message },
          error.status,
          error.status === 405 ? { allow: 'POST' } : {},
        );
      console.error('manage-users:', error instanceof Error ? error.name : 'failed');
      return answer({ code: 'PT502', message: 'Le service des comptes ne répond pas.' }, 502);
    }
  };
}

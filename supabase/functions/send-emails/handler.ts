import { company, payment } from '../../../src/data/company.ts';
import { isEmail, normalizeEmail } from '../../../src/data/emailAddress.ts';
import type { Email } from '../../../src/emails/email.ts';
import { type QueuedEmail, writeQueuedEmail } from '../../../src/emails/queuedEmail.ts';
import { keyHeaders } from '../_shared/project.ts';

/** An e-mail on its way. Nothing in it can begin another header. */
export type OutgoingEmail = Email & {
  /**
   * The same at every try that says the same: a service that gets it twice recognizes it. What says something else since, for an
   * e-mail is true when it leaves, is another one.
   */
  id: string;
  to: string[];
  /** Whom the answer goes to; none where the visitor's address is no address. */
  replyTo?: string;
};

/** Why an e-mail didn't leave, where trying again is of no use. */
export class FinalError extends Error {}

/** The mail server had all of an e-mail and gave no answer: it may have left. */
export class UnansweredError extends Error {}

/** The project that the function works for. */
export type EmailSenderOptions = {
  /** Where the API answers, without a slash at the end. */
  apiUrl: string;
  /** Never leaves the function: neither in an answer nor in a log. */
  serviceKey: string;
  /** The site's own address: e-mails lead to it. */
  siteUrl: string;
  /**
   * Sends one e-mail, or throws with a reason that admins may read.
   *
   * @throws FinalError where another try would fail as well; UnansweredError where it may have left.
   */
  send: (email: OutgoingEmail) => Promise<void>;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Takes what goes on after the answer. Without it, the answer waits for that. */
  waitUntil?: (work: Promise<void>) => void;
};

/** The settings that say who is notified of a lead, whom people answer to, and how they pay. */
const settingKeys = {
  messages: 'internal/messages',
  company: 'settings/company',
  bookings: 'settings/bookings',
} as const;

const mostRecipients = 20;

/** What is left after so many is for the next call. */
const mostEmails = 200;

/** What is published of the settings; of those that nobody has changed, nothing. */
export type Settings = { messages?: unknown; company?: unknown; bookings?: unknown };

const toPlain = (addresses: readonly unknown[]) =>
  addresses.map((address) => (typeof address === 'string' ? normalizeEmail(address) : '')).filter(isEmail);

/** The company's own address: what its settings say, else what the code does. */
function getCompanyAddress({ company: published }: Settings): string {
  const { email } = Object(published) as { email?: unknown };
  return toPlain([email])[0] ?? company.email;
}

/** How one pays for a course: what the settings say, which may be nothing, else what the code does. */
function getPayment({ bookings }: Settings): string {
  if (bookings === undefined) return payment;
  const { payment: published } = Object(bookings) as { payment?: unknown };
  return typeof published === 'string' ? published : '';
}

/** Who is notified of a lead: those whom the setting names, else the company at its own address. */
export function getRecipients(settings: Settings): string[] {
  const { recipients } = Object(settings.messages) as { recipients?: unknown };
  const named = toPlain(Array.isArray(recipients) ? recipients : []).slice(0, mostRecipients);
  return named.length > 0 ? [...new Set(named)] : [getCompanyAddress(settings)];
}

async function toId(outboxId: number, email: object): Promise<string> {
  const said = new TextEncoder().encode(JSON.stringify(email));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return `${outboxId}-${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Puts an e-mail of the outbox together.
 *
 * @throws where it can't be written, or is for an address that no header can hold.
 */
export async function prepareEmail(
  queued: QueuedEmail,
  settings: Settings,
  siteUrl: string,
): Promise<OutgoingEmail> {
  const { id, recipient, lead } = queued;
  const company = getCompanyAddress(settings);
  const to = recipient === null ? getRecipients(settings) : toPlain([recipient]);
  if (to.length === 0) throw new Error('L’adresse n’en est pas une.');
  // Who answers a lead reads what is written back.
  const { reply_to: author } = Object(queued.data) as { reply_to?: unknown };
  const [replyTo] = recipient === null ? toPlain([lead?.email]) : [...toPlain([author]), company];
  const email = {
    ...writeQueuedEmail(queued, { siteUrl, organizer: company, payment: getPayment(settings) }),
    to,
    ...(replyTo && { replyTo }),
  };
  return { ...email, id: await toId(id, email) };
}

const getReason = (error: unknown) =>
  (error instanceof Error && error.message.slice(0, 500)) || 'L’envoi a échoué.';

/**
 * Sends what waits in the outbox. One file for the hosted project, where Deno serves it, and for the embedded backend. Anybody may
 * call it: a call says that there may be something to send, and the answer says nothing. The database gives each e-mail to one call
 * only, and is told how it went.
 */
export function createEmailSender(options: EmailSenderOptions): (request: Request) => Promise<Response> {
  const { apiUrl, serviceKey, siteUrl, send } = options;
  const ask = options.fetch ?? ((input, init) => fetch(input, init));

  async function askDatabase(method: string, path: string, body: object = {}): Promise<unknown> {
    const response = await ask(`${apiUrl}/rest/v1/${path}`, {
      method,
      headers: { ...keyHeaders(serviceKey), 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the database answered ${response.status}`);
    const text = await response.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }

  async function readSettings(): Promise<Settings> {
    const keys = Object.values(settingKeys).join(',');
    const rows = (await askDatabase('GET', `site_contents?select=key,value&key=in.(${keys})`)) as {
      key: string;
      value: unknown;
    }[];
    const getValue = (wanted: string) => rows.find(({ key }) => key === wanted)?.value;
    return {
      messages: getValue(settingKeys.messages),
      company: getValue(settingKeys.company),
      bookings: getValue(settingKeys.bookings),
    };
  }

  /** What can't be written can't be written later either. */
  async function prepareFinally(queued: QueuedEmail, settings: Settings): Promise<OutgoingEmail> {
    try {
      return await prepareEmail(queued, settings, siteUrl);
    } catch (error) {
      throw new FinalError(getReason(error));
    }
  }

  async function sendDue(): Promise<void> {
    const failed: number[] = [];
    let settings: Settings | undefined;
    // One after the other: mail services take so many a second, and each says what is true when it leaves.
    for (let count = 0; count < mostEmails; count += 1) {
      const queued = (await askDatabase('POST', 'rpc/take_email')) as QueuedEmail | null;
      if (!queued) break;
      // Where the settings can't be read, the company is notified at the address that the code has.
      settings ??= await readSettings().catch(() => ({}));
      const { id } = queued;
      const report: { id: number; error?: string; is_final?: boolean } = { id };
      try {
        await send(await prepareFinally(queued, settings));
      } catch (error) {
        failed.push(id);
        // What isn't reported is given once more, and then no more.
        if (error instanceof UnansweredError) continue;
        report.error = getReason(error);
        report.is_final = error instanceof FinalError;
      }
      await askDatabase('POST', 'rpc/report_email', report);
    }
    if (failed.length > 0) throw new Error(`no e-mail left for ${failed.join(', ')}`);
  }

  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    // The database waits for five seconds at most, and mail services may need more.
    const work = sendDue().catch((error: unknown) =>
      console.error('send-emails:', error instanceof Error ? error.message : 'failed'),
    );
    if (options.waitUntil) options.waitUntil(work);
    else await work;
    return new Response(null, { status: 202 });
  };
}

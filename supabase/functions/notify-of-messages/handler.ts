import { company } from '../../../src/data/company.ts';
import type { Email } from '../../../src/emails/email.ts';
import { messageEmail, type ReceivedMessage } from '../../../src/emails/messageEmail.ts';
import { keyHeaders } from '../_shared/project.ts';

/** An e-mail about one message. */
export type Notice = Email & {
  /** The message's own id: a service that gets the same twice recognizes it. */
  id: string;
  to: string[];
  /** Who wrote, where the address is one that a header can hold. */
  replyTo?: string;
};

/** The project that the function works for. */
export type MessageNotifierOptions = {
  /** Where the API answers, without a slash at the end. */
  apiUrl: string;
  /** Never leaves the function: neither in an answer nor in a log. */
  serviceKey: string;
  /** The site's own address: the e-mail leads to its back-office. */
  siteUrl: string;
  /** Sends one e-mail, or throws. */
  send: (notice: Notice) => Promise<void>;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Takes what goes on after the answer. Without it, the answer waits for that. */
  waitUntil?: (work: Promise<void>) => void;
};

/** The settings that say who is notified of a message. */
const settingKeys = { messages: 'internal/messages', company: 'settings/company' } as const;

const mostRecipients = 20;

/** An address that can stand in a header and that no mail service refuses: a name, an `@`, a host with a dot. */
const plainAddress =
  /^(?=[^@]{1,64}@.{1,190}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** What is published of the settings; of those that nobody has changed, nothing. */
export type Settings = { messages?: unknown; company?: unknown };

/** Who is notified of a message: those whom the setting names, else the company at its own address. */
export function getRecipients({ messages, company: published }: Settings): string[] {
  const { recipients } = Object(messages) as { recipients?: unknown };
  const { email } = Object(published) as { email?: unknown };
  const plain = (addresses: readonly unknown[]) =>
    addresses
      .map((address) => (typeof address === 'string' ? address.trim() : ''))
      .filter((address) => plainAddress.test(address));
  const named = plain(Array.isArray(recipients) ? recipients : []).slice(0, mostRecipients);
  return named.length > 0 ? [...new Set(named)] : [...plain([email]), company.email].slice(0, 1);
}

/**
 * Notifies the company of the contact messages that it hasn't been notified of. One file for the hosted project, where Deno serves
 * it, and for the embedded backend. Anybody may call it: a call says that there may be something to send, and the answer
 * says nothing. The database gives each message to one call only, so that nobody is notified twice; one whose e-mail
 * fails stays in the back-office, and isn't tried again.
 */
export function createMessageNotifier(
  options: MessageNotifierOptions,
): (request: Request) => Promise<Response> {
  const { apiUrl, serviceKey, siteUrl, send } = options;
  const ask = options.fetch ?? ((input, init) => fetch(input, init));

  async function askDatabase(method: string, path: string): Promise<unknown[]> {
    const response = await ask(`${apiUrl}/rest/v1/${path}`, {
      method,
      headers: { ...keyHeaders(serviceKey), 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
    if (!response.ok) throw new Error(`the database answered ${response.status}`);
    return (await response.json()) as unknown[];
  }

  async function readSettings(): Promise<Settings> {
    const keys = Object.values(settingKeys).join(',');
    const rows = (await askDatabase('GET', `site_contents?select=key,value&key=in.(${keys})`)) as {
      key: string;
      value: unknown;
    }[];
    const getValue = (wanted: string) => rows.find(({ key }) => key === wanted)?.value;
    return { messages: getValue(settingKeys.messages), company: getValue(settingKeys.company) };
  }

  async function notify(): Promise<void> {
    const taken = (await askDatabase('POST', 'rpc/take_pending_notifications')) as ReceivedMessage[];
    if (taken.length === 0) return;
    // The messages are taken: where the settings can't be read, the company is notified at the address that the code has.
    const to = getRecipients(await readSettings().catch(() => ({})));
    const failed: string[] = [];
    // One after the other: mail services take so many a second.
    for (const message of taken) {
      await send({
        ...messageEmail(message, siteUrl),
        id: message.id,
        to,
        ...(plainAddress.test(message.email) && { replyTo: message.email }),
      }).catch(() => failed.push(message.id));
    }
    if (failed.length > 0) throw new Error(`no e-mail left for ${failed.join(', ')}`);
  }

  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    // The database's webhook waits for five seconds at most, and mail services may need more.
    const work = notify().catch((error: unknown) =>
      console.error('notify-of-messages:', error instanceof Error ? error.message : 'failed'),
    );
    if (options.waitUntil) options.waitUntil(work);
    else await work;
    return new Response(null, { status: 202 });
  };
}

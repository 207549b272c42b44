import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyContent as company } from '#site/settings/settings.content.ts';
import { createMessageNotifier, type Notice, getRecipients } from './handler.ts';
import { createResend } from './resend.ts';

const message = {
  id: '90000000-0000-4000-8000-000000000001',
  first_name: 'Marie',
  last_name: null,
  email: 'marie@exemple.ca',
  company: null,
  service: null,
  message: 'Bonjour',
  created_at: '2026-11-20T14:05:00Z',
};

type Message = typeof message;

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** Calls the function over a database that gives these messages, once. */
async function call(pending: Message[], send: (notice: Notice) => Promise<void>, setting?: unknown) {
  const notify = createMessageNotifier({
    apiUrl: 'https://projet.example',
    serviceKey: 'secret',
    siteUrl: 'https://porte-voix.example',
    send,
    fetch: async (url) => {
      if (url.endsWith('/rpc/take_pending_notifications')) return Response.json(pending.splice(0));
      return setting === undefined
        ? new Response(null, { status: 500 })
        : Response.json([{ key: 'internal/messages', value: setting }]);
    },
  });
  return (await notify(new Request('https://projet.example', { method: 'POST' }))).status;
}

it('is made of the project’s own files, which Deno finds by their addresses', () => {
  const seen = new Set<string>();
  const read = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type)[^'`;]* from '(.*)';$/gm,
    )) {
      expect(from, file).toMatch(/^\.\.?\/.*\.ts$/);
      read(join(file, '..', from));
    }
  };
  read(join(import.meta.dirname, 'index.ts'));
  expect([...seen]).toContain(join(import.meta.dirname, '../../../src/emails/email.ts'));
});

describe('who is notified', () => {
  it.each([
    ['nobody was named', undefined],
    ['the setting can’t be understood', { recipients: 'moi' }],
    ['no address is left', { recipients: ['a@b, c@d', 'a@b\r\nBcc: c@d', 7, ''] }],
  ])('is the company where %s', (_, messages) => {
    expect(getRecipients({ messages })).toEqual([company.email]);
    expect(getRecipients({ messages, company: { email: 'bonjour@exemple.ca' } })).toEqual([
      'bonjour@exemple.ca',
    ]);
    expect(getRecipients({ messages, company: { email: 'bonjour' } })).toEqual([company.email]);
  });

  it('is each who was named, once, and twenty at most', () => {
    expect(getRecipients({ messages: { recipients: [' a@exemple.ca ', 'a@exemple.ca'] } })).toEqual([
      'a@exemple.ca',
    ]);
    const recipients = Array.from({ length: 30 }, (_, index) => `a${index}@exemple.ca`);
    expect(getRecipients({ messages: { recipients } })).toEqual(recipients.slice(0, 20));
  });
});

describe('notifying', () => {
  it('sends one e-mail for each message, which can be answered', async () => {
    const send = vi.fn<(notice: Notice) => Promise<void>>().mockResolvedValue();
    const pending = [message, { ...message, id: 'autre', email: 'a,b@exemple.ca' }];
    expect(await call(pending, send, { recipients: ['a@exemple.ca', 'b@exemple.ca'] })).toBe(202);
    expect(send.mock.calls).toEqual([
      [
        expect.objectContaining({
          id: message.id,
          to: ['a@exemple.ca', 'b@exemple.ca'],
          replyTo: 'marie@exemple.ca',
          subject: 'Message de Marie',
        }),
      ],
      // What would be two addresses in a header is in the text alone.
      [expect.not.objectContaining({ replyTo: expect.anything() })],
    ]);
  });

  it('goes on after an e-mail that fails, doesn’t try it again, and says which one without a word of it', async () => {
    const sent: string[] = [];
    const pending = [message, { ...message, id: 'autre' }];
    const send = async ({ id }: Notice) => {
      if (id === message.id) throw new Error('refused: Bonjour');
      sent.push(id);
    };
    expect(await call(pending, send)).toBe(202);
    expect(await call(pending, send)).toBe(202);
    expect(sent).toEqual(['autre']);
    expect(logged.mock.calls).toEqual([['notify-of-messages:', `no e-mail left for ${message.id}`]]);
  });

  it('answers before it sends, where what follows is taken care of', async () => {
    const waitUntil = vi.fn<(work: Promise<void>) => void>();
    let letGo: (response: Response) => void = () => {};
    const notify = createMessageNotifier({
      apiUrl: 'https://projet.example',
      serviceKey: 'sb_secret_1',
      siteUrl: 'https://porte-voix.example',
      send: async () => undefined,
      fetch: () => new Promise((resolve) => (letGo = resolve)),
      waitUntil,
    });
    const { status } = await notify(new Request('https://projet.example', { method: 'POST' }));
    expect([status, waitUntil.mock.calls.length]).toEqual([202, 1]);
    letGo(Response.json([]));
    await waitUntil.mock.calls[0]?.[0];
  });

  it('gives a caller no information', async () => {
    const notify = createMessageNotifier({
      apiUrl: 'https://projet.example',
      serviceKey: 'secret',
      siteUrl: 'https://porte-voix.example',
      send: async () => undefined,
      fetch: async () => new Response('secret', { status: 403 }),
    });
    const response = await notify(new Request('https://projet.example', { method: 'POST' }));
    expect([response.status, await response.text()]).toEqual([202, '']);
    expect((await notify(new Request('https://projet.example'))).status).toBe(405);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
  });
});

describe('the mail service', () => {
  const notice = {
    id: '1',
    to: ['a@exemple.ca'],
    replyTo: 'b@exemple.ca',
    subject: 'S',
    html: '<p>',
    text: 'T',
  };

  it('gets the e-mail with the message’s id, by which it sends it once', async () => {
    const ask = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ id: 'x' }));
    await createResend({ apiKey: 'clé', from: 'Porte-Voix <site@porte-voix.example>', fetch: ask })(notice);
    const [url, { headers, body } = {}] = ask.mock.calls[0] ?? [];
    expect(url).toBe('https://api.resend.com/emails');
    expect(headers).toMatchObject({ authorization: 'Bearer clé', 'idempotency-key': 'message-1' });
    expect(JSON.parse(body as string)).toEqual({
      from: 'Porte-Voix <site@porte-voix.example>',
      to: ['a@exemple.ca'],
      reply_to: 'b@exemple.ca',
      subject: 'S',
      html: '<p>',
      text: 'T',
    });
  });

  it('that refuses is a failure', async () => {
    const send = createResend({
      apiKey: 'k',
      from: 'f',
      fetch: async () => new Response(null, { status: 422 }),
    });
    await expect(send(notice)).rejects.toThrow('the mail service answered 422');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payment } from '#data/company.ts';
import { companyContent as company } from '#site/settings/settings.content.ts';
import { emailAddresses } from '#data/testing/emailAddresses.ts';
import type { QueuedEmail } from '#emails/queuedEmail.ts';
import {
  createEmailSender,
  FinalError,
  getRecipients,
  type OutgoingEmail,
  prepareEmail,
  UnansweredError,
} from './handler.ts';
import { createResend } from './resend.ts';

const lead: QueuedEmail['lead'] = {
  id: '90000000-0000-4000-8000-000000000001',
  first_name: 'Marie',
  last_name: null,
  email: 'marie@exemple.ca',
  company: null,
  service: null,
  message: 'Bonjour',
  created_at: '2026-11-20T14:05:00Z',
};

const notice: QueuedEmail = {
  id: 7,
  kind: 'lead-notice',
  recipient: null,
  data: {},
  lead,
  created_at: '2026-11-20T14:05:00Z',
};

const confirmation: QueuedEmail = {
  ...notice,
  id: 8,
  kind: 'registered',
  recipient: 'marie@exemple.ca',
  data: {
    title: 'Voix',
    startsAt: '2026-12-09T14:00:00Z',
    endsAt: '2026-12-09T21:00:00Z',
    token: 'x',
  },
};

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

type Send = (email: OutgoingEmail) => Promise<void>;

/** Calls the function over a database that gives these e-mails, once. @returns the status, and what it reported. */
async function call(queued: QueuedEmail[], send: Send, setting?: unknown) {
  const reported: unknown[] = [];
  const sendEmails = createEmailSender({
    apiUrl: 'https://projet.example',
    serviceKey: 'secret',
    siteUrl: 'https://porte-voix.example',
    send,
    fetch: async (url, { body }) => {
      if (url.endsWith('/rpc/take_email')) return Response.json(queued.shift() ?? null);
      if (url.endsWith('/rpc/report_email')) {
        reported.push(JSON.parse(body as string));
        return new Response(null, { status: 204 });
      }
      return setting === undefined
        ? new Response(null, { status: 500 })
        : Response.json([{ key: 'internal/messages', value: setting }]);
    },
  });
  const { status } = await sendEmails(new Request('https://projet.example', { method: 'POST' }));
  return { status, reported };
}

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

  it.each(emailAddresses)('is judged as forms and the database do: %j', (typed, stored) => {
    expect(getRecipients({ messages: { recipients: [typed] } })).toEqual([stored ?? company.email]);
  });

  it('is each who was named, once, and twenty at most', () => {
    expect(getRecipients({ messages: { recipients: [' a@exemple.ca ', 'a@exemple.ca'] } })).toEqual([
      'a@exemple.ca',
    ]);
    const recipients = Array.from({ length: 30 }, (_, index) => `a${index}@exemple.ca`);
    expect(getRecipients({ messages: { recipients } })).toEqual(recipients.slice(0, 20));
  });
});

describe('sending', () => {
  it('sends the notice of a lead to whom the settings name, and lets them answer', async () => {
    const send = vi.fn<Send>().mockResolvedValue();
    const called = await call([notice], send, { recipients: ['a@exemple.ca', 'b@exemple.ca'] });
    expect(called).toEqual({ status: 202, reported: [{ id: 7 }] });
    expect(send.mock.calls).toEqual([
      [
        expect.objectContaining({
          id: expect.stringMatching(/^7-[0-9a-f]{16}$/),
          to: ['a@exemple.ca', 'b@exemple.ca'],
          replyTo: 'marie@exemple.ca',
          subject: 'Message de Marie',
        }),
      ],
    ]);
  });

  it('sends people what is for them, which the company gets the answer to', async () => {
    const send = vi.fn<Send>().mockResolvedValue();
    await call([confirmation], send);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      id: expect.stringMatching(/^8-[0-9a-f]{16}$/),
      to: ['marie@exemple.ca'],
      replyTo: company.email,
      calendar: {
        method: 'REQUEST',
        content: expect.stringContaining(`ORGANIZER;CN="${company.name}":mailto:${company.email}`),
      },
    });
  });

  it('gives an e-mail the same id as long as it says the same', async () => {
    const site = 'https://porte-voix.example';
    const ids = [
      confirmation,
      confirmation,
      { ...confirmation, data: { ...Object(confirmation.data), seats: 2 } },
    ];
    const [first, again, other] = await Promise.all(
      ids.map(async (email) => (await prepareEmail(email, {}, site)).id),
    );
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['what the settings say', { payment: 'Par virement.' }, 'Paiement : Par virement.'],
    ['nothing where they say nothing', {}, null],
    ['what the code says where nothing is published', undefined, `Paiement : ${payment}`],
  ])('tells how one pays for a course: %s', async (_, bookings, line) => {
    const priced = { ...confirmation, data: { ...(confirmation.data as object), price: 890 } };
    const { text } = await prepareEmail(priced, { bookings }, 'https://porte-voix.example');
    expect(/^Paiement.*$/m.exec(text.replaceAll('\u00A0', ' '))?.[0] ?? null).toBe(line);
  });

  it('goes on after an e-mail that fails, and reports why', async () => {
    const sent: string[] = [];
    const queued = [
      notice,
      { ...notice, id: 9, kind: 'inconnu', recipient: 'a@exemple.ca' },
      { ...confirmation, id: 10 },
      { ...confirmation, id: 11 },
      confirmation,
    ];
    const { status, reported } = await call(queued, async (email) => {
      const [id = ''] = email.id.split('-');
      if (id === '7') throw new Error('Refusé');
      if (id === '10') throw new FinalError('550');
      // It may have left: the database gives it once more.
      if (id === '11') throw new UnansweredError('fermé');
      sent.push(id);
    });
    expect([status, sent]).toEqual([202, ['8']]);
    expect(reported).toEqual([
      { id: 7, error: 'Refusé', is_final: false },
      // What can't be written now can't be later.
      { id: 9, error: expect.stringContaining('inconnu'), is_final: true },
      { id: 10, error: '550', is_final: true },
      { id: 8 },
    ]);
    expect(logged.mock.calls).toEqual([['send-emails:', 'no e-mail left for 7, 9, 10, 11']]);
  });

  it.each([
    'a@exemple.ca\r\nBcc: b@exemple.ca',
    'a@exemple.ca, b@exemple.ca',
    'Marie <a@exemple.ca>',
    'a@exemple\u2028.ca',
    '"a b"@exemple.ca',
  ])('puts nothing into a header that could be another one or another address: %j', async (email) => {
    const site = 'https://porte-voix.example';
    await expect(prepareEmail({ ...confirmation, recipient: email }, {}, site)).rejects.toThrow('adresse');
    const { replyTo, subject } = await prepareEmail(
      { ...notice, lead: { ...lead, email, first_name: email, company: email } },
      {},
      site,
    );
    // The notice doesn't answer to those whom it notifies.
    expect(replyTo).toBeUndefined();
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  });

  it('has what is written back to an answer go to whoever gave it, where that is one address', async () => {
    const answer = (reply_to?: string) =>
      prepareEmail(
        { ...confirmation, kind: 'reply', data: { words: 'Oui.', reply_to } },
        {},
        'https://porte-voix.example',
      );
    expect((await answer('elodie@exemple.ca')).replyTo).toBe('elodie@exemple.ca');
    for (const none of [undefined, 'elodie@exemple.ca\r\nBcc: b@exemple.ca'])
      expect((await answer(none)).replyTo).toBe(company.email);
  });

  it('answers before it sends, where what follows is taken care of', async () => {
    const waitUntil = vi.fn<(work: Promise<void>) => void>();
    let letGo: (response: Response) => void = () => {};
    const sendEmails = createEmailSender({
      apiUrl: 'https://projet.example',
      serviceKey: 'sb_secret_1',
      siteUrl: 'https://porte-voix.example',
      send: async () => undefined,
      fetch: () => new Promise((resolve) => (letGo = resolve)),
      waitUntil,
    });
    const { status } = await sendEmails(new Request('https://projet.example', { method: 'POST' }));
    expect([status, waitUntil.mock.calls.length]).toEqual([202, 1]);
    letGo(Response.json(null));
    await waitUntil.mock.calls[0]?.[0];
  });

  it('gives a caller no information', async () => {
    const sendEmails = createEmailSender({
      apiUrl: 'https://projet.example',
      serviceKey: 'secret',
      siteUrl: 'https://porte-voix.example',
      send: async () => undefined,
      fetch: async () => new Response('secret', { status: 403 }),
    });
    const response = await sendEmails(new Request('https://projet.example', { method: 'POST' }));
    expect([response.status, await response.text()]).toEqual([202, '']);
    expect((await sendEmails(new Request('https://projet.example'))).status).toBe(405);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
  });
});

describe('the mail service', () => {
  const email = {
    id: '1',
    to: ['a@exemple.ca'],
    replyTo: 'b@exemple.ca',
    subject: 'S',
    html: '<p>',
    text: 'T',
  };

  it('gets the e-mail with its id in the outbox, by which it sends it once', async () => {
    const ask = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ id: 'x' }));
    const send = createResend({ apiKey: 'clé', from: 'Porte-Voix <site@porte-voix.example>', fetch: ask });
    await send({ ...email, calendar: { method: 'CANCEL', content: 'Été' } });
    const [url, { headers, body } = {}] = ask.mock.calls[0] ?? [];
    expect(url).toBe('https://api.resend.com/emails');
    expect(headers).toMatchObject({ authorization: 'Bearer clé', 'idempotency-key': 'outbox-1' });
    expect(JSON.parse(body as string)).toEqual({
      from: 'Porte-Voix <site@porte-voix.example>',
      to: ['a@exemple.ca'],
      reply_to: 'b@exemple.ca',
      subject: 'S',
      html: '<p>',
      text: 'T',
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [
        {
          filename: 'evenement.ics',
          content: Buffer.from('Été').toString('base64'),
          content_type: 'text/calendar; charset=utf-8; method=CANCEL',
        },
      ],
    });
  });

  it('that knows the id of something else hasn’t sent it', async () => {
    const name = 'invalid_idempotent_request';
    const ask = async () => Response.json({ name }, { status: 409 });
    await expect(createResend({ apiKey: 'k', from: 'f', fetch: ask })(email)).rejects.toThrow('409');
  });

  it('that refuses is a failure, with its reason', async () => {
    const send = (response: Response) =>
      createResend({ apiKey: 'k', from: 'f', fetch: async () => response })(email);
    await expect(send(new Response(null, { status: 500 }))).rejects.toThrow('a répondu 500');
    await expect(send(Response.json({ message: 'Domain not verified' }, { status: 403 }))).rejects.toThrow(
      '403\u00A0: Domain not verified',
    );
    await expect(send(new Response(null, { status: 500 }))).rejects.not.toBeInstanceOf(FinalError);
    await expect(send(new Response(null, { status: 422 }))).rejects.toBeInstanceOf(FinalError);
  });
});

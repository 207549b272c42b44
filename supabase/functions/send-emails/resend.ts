import { FinalError, type OutgoingEmail } from './handler.ts';

/** An account with Resend, the service that Supabase's own guide sends e-mails by. */
export type ResendOptions = {
  apiKey: string;
  /** Who the e-mails come from: an address of a domain that the service has verified. */
  from: string;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
};

const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Sends an e-mail by Resend's HTTP interface: a hosted function may open no SMTP connection. Throws when it is refused. */
export function createResend({ apiKey, from, fetch: ask = fetch }: ResendOptions) {
  return async ({ id, to, replyTo, subject, html, text, calendar }: OutgoingEmail): Promise<void> => {
    const response = await ask('https://api.resend.com/emails', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        // Should the request arrive twice, one e-mail leaves.
        'idempotency-key': `outbox-${id}`,
      },
      body: JSON.stringify({
        from,
        to,
        subject,
        html,
        text,
        reply_to: replyTo,
        // Nobody's answering machine answers.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar && {
          attachments: [
            {
              filename: 'evenement.ics',
              content: toBase64(calendar.content),
              content_type: `text/calendar; charset=utf-8; method=${calendar.method}`,
            },
          ],
        }),
      }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.ok) {
      await response.body?.cancel();
      return;
    }
    const { message } = Object(await response.json().catch(() => null)) as Record<string, unknown>;
    const reason = typeof message === 'string' ? `\u00A0: ${message}` : '';
    const sentence = `Le service de courriel a répondu ${response.status}${reason}`;
    // What it refuses of the e-mail itself; a key or a domain that isn't accepted will be.
    throw response.status === 400 || response.status === 422 ? new FinalError(sentence) : new Error(sentence);
  };
}

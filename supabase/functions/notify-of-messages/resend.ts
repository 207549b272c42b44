import type { Notice } from './handler.ts';

/** An account with Resend, the service that Supabase's own guide sends e-mails by. */
export type ResendOptions = {
  apiKey: string;
  /** Who the e-mails come from: an address of a domain that the service has verified. */
  from: string;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
};

/** Sends an e-mail by Resend's HTTP interface: a hosted function may open no SMTP connection. Throws when it is refused. */
export function createResend({ apiKey, from, fetch: ask = fetch }: ResendOptions) {
  return async ({ id, to, replyTo, subject, html, text }: Notice): Promise<void> => {
    const response = await ask('https://api.resend.com/emails', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        // Should the request arrive twice, one e-mail leaves.
        'idempotency-key': `message-${id}`,
      },
      body: JSON.stringify({ from, to, subject, html, text, ...(replyTo && { reply_to: replyTo }) }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the mail service answered ${response.status}`);
  };
}

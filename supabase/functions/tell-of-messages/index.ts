// The hosted project's entry: Deno serves it. docs/production.md says how it gets there.
import { createTellOfMessages } from './handler.ts';
import { createResend } from './resend.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`tell-of-messages needs ${name}.`);
  return value.replace(/\/$/, '');
}

Deno.serve(
  createTellOfMessages({
    apiUrl: setting('SUPABASE_URL'),
    serviceKey: setting('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: setting('SITE_URL'),
    send: createResend({ apiKey: setting('RESEND_API_KEY'), from: setting('MAIL_FROM') }),
  }),
);

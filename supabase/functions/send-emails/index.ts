// The hosted project's entry: Deno serves it. docs/production.md says how it gets there.
import { readKey, readSetting } from '../_shared/project.ts';
import { createEmailSender } from './handler.ts';
import { createResend } from './resend.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

/** Of Supabase's own runtime: keeps the function alive until a promise is settled. Deno by itself goes on anyway. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

Deno.serve(
  createEmailSender({
    apiUrl: readSetting(Deno.env, 'SUPABASE_URL'),
    serviceKey: readKey(Deno.env, 'secret'),
    siteUrl: readSetting(Deno.env, 'SITE_URL'),
    send: createResend({
      apiKey: readSetting(Deno.env, 'RESEND_API_KEY'),
      from: readSetting(Deno.env, 'MAIL_FROM'),
    }),
    waitUntil: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);

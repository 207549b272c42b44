// The hosted project's entry: Deno serves it. docs/production.md says how it gets there.
import { readKey, readSetting } from '../_shared/project.ts';
import { createCalendar } from './handler.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

Deno.serve(
  createCalendar({
    apiUrl: readSetting(Deno.env, 'SUPABASE_URL'),
    publishableKey: readKey(Deno.env, 'publishable'),
    siteUrl: readSetting(Deno.env, 'SITE_URL'),
  }),
);

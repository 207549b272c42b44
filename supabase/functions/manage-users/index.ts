// The hosted project's entry: Deno serves it. docs/production.md says how it gets there.
import { readKey, readSetting } from '../_shared/project.ts';
import { createManageUsers } from './handler.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

Deno.serve(
  createManageUsers({
    apiUrl: readSetting(Deno.env, 'SUPABASE_URL'),
    publishableKey: readKey(Deno.env, 'publishable'),
    serviceKey: readKey(Deno.env, 'secret'),
    siteUrl: readSetting(Deno.env, 'SITE_URL'),
  }),
);

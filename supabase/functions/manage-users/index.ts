// The hosted project's entry: Deno serves it. docs/production.md says how it gets there.
import { createManageUsers } from './handler.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`manage-users needs ${name}.`);
  return value.replace(/\/$/, '');
}

Deno.serve(
  createManageUsers({
    apiUrl: setting('SUPABASE_URL'),
    publishableKey: setting('SUPABASE_ANON_KEY'),
    serviceKey: setting('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: setting('SITE_URL'),
  }),
);

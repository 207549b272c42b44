import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, type BackendOptions, createBackend } from '../backend.ts';

// Cheap password hashes, read by @supabase/lite at each one.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';

/** A small schema with one of everything that the covers are about. */
const exampleSchema = `
create table public.notes (
  id bigint generated always as identity primary key,
  title text not null unique check (title <> ''),
  secret text not null default 'caché',
  owner uuid default auth.uid(),
  created_at timestamptz not null default now()
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant select (id, title, created_at), insert (title), update (title), delete on public.notes to authenticated;
grant select (id, title) on public.notes to anon;
create policy "Everyone reads notes" on public.notes for select to anon, authenticated using (title <> 'privée');
create policy "Members write notes" on public.notes for insert to authenticated with check (title is distinct from 'interdite');
create policy "Members change their notes" on public.notes for update to authenticated using (owner = (select auth.uid()));

create function public.refuse() returns void language plpgsql as $$ begin raise exception 'Refusé'; end $$;
create function public.never() returns void language plpgsql as $$ begin loop end loop; end $$;
create function public.note_twice() returns setof text language sql security definer as $$
  insert into public.notes (title) values ('une'), ('deux') returning title
$$;
create function public.whoami() returns text language sql stable as $$ select auth.uid()::text $$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 1000, array['image/png', 'image/svg+xml', 'video/mp4', 'video/quicktime', 'application/pdf']);
create policy "Members upload" on storage.objects for insert to authenticated with check (bucket_id = 'media');
create policy "Members read" on storage.objects for select to authenticated using (bucket_id = 'media');
create policy "Members replace" on storage.objects for update to authenticated using (bucket_id = 'media');
create policy "Members remove" on storage.objects for delete to authenticated using (bucket_id = 'media');
`;

/** A folder of migrations with the example schema. */
export async function exampleMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porte-voix-migrations-'));
  await writeFile(join(folder, '20260101000000_create_example.sql'), exampleSchema);
  return folder;
}

/** A throw-away backend on the example schema. */
export async function createExampleBackend(options: BackendOptions = {}): Promise<Backend> {
  const migrationsDir = await exampleMigrations();
  try {
    return await createBackend({ migrationsDir, seed: null, discretion: 0, ...options });
  } finally {
    await rm(migrationsDir, { recursive: true });
  }
}

/** supabase-js on a backend, without a network between them. */
export function getClient(backend: Backend, address?: string): SupabaseClient {
  return createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init), { address }) },
  });
}

/** What the page that an e-mail's link leads to uses up once a person has asked it to. */
export function getProof(link = '') {
  const facts = new URLSearchParams(new URL(link).hash.slice(1));
  return { type: facts.get('type') as 'signup' | 'recovery', token_hash: facts.get('token_hash') ?? '' };
}

/** A client signed in with a confirmed account of its own. */
export async function getMember(backend: Backend, email = 'membre@exemple.test'): Promise<SupabaseClient> {
  const client = getClient(backend);
  const password = 'mot de passe';
  const signedUp = await client.auth.signUp({ email, password });
  if (signedUp.error) throw signedUp.error;
  const link = backend.inbox.findLast((mail) => mail.to === email)?.link;
  if (link) await client.auth.verifyOtp(getProof(link));
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

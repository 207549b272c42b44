/**
 * Tables of second factors, which @supabase/lite's accounts don't have: with the columns that GoTrue's have too, and with what
 * keeps a code from being tried out or given twice.
 */
export const factorTablesSql = `
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  last_step bigint,
  failures integer not null default 0,
  paused_until timestamptz
);
create unique index mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where btrim(friendly_name) <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  failures integer not null default 0
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
);
`;

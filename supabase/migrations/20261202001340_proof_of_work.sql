-- What a request costs whoever sends many: a browser computes for half a second, a sender of thousands for days. An ordinary visitor,
-- whose network has sent little today, is asked for nothing; nothing is ever asked of people, and no other service.

-- A solution is any of so many tries, which a browser makes in a second: half a second on average. Each try is a key of 64 rounds.
-- Of more, the database would pay as much for a question as a save costs; with fewer, a program would be many times as fast as a
-- browser, which takes some 40 microseconds to begin a key.
create function private.least_tries() returns integer
language sql
immutable
set search_path = ''
return 24000;

-- How much is asked of the caller: nothing for the first three requests of the day, then twice as much after each three; while a
-- hundred came from everybody in ten minutes, four times as much, and of everybody. Callers without an address share what the last
-- ten minutes brought.
create function private.required_tries() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  network inet := private.caller_network();
  sender bytea := private.hash_sender();
  steps integer;
  is_busy boolean;
begin
  select count(*) / case when network is null then 25 else 3 end into steps from private.lead_senders
  where address_hash = sender and sent_at <= now() and (network is not null or sent_at > now() - interval '10 minutes');
  select count(*) >= 100 into is_busy
  from private.lead_senders where sent_at > now() - interval '10 minutes' and sent_at <= now();
  if steps = 0 and not is_busy then
    return 0;
  end if;
  return private.least_tries() * (2 ^ least(4, greatest(0, steps - 1)))::integer * case when is_busy then 4 else 1 end;
end
$$;

-- The first eight bytes of PBKDF2 with HMAC and SHA-256. The secret has up to 64 bytes.
create function private.derive_key_prefix(secret bytea, salt bytea, rounds integer) returns bytea
language plpgsql
immutable
set search_path = ''
as $$
declare
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
  block bytea := salt || '\x00000001';
  prefix bigint := 0;
begin
  for position in 0 .. length(secret) - 1 loop
    inner_pad := set_byte(inner_pad, position, get_byte(secret, position) # 54);
    outer_pad := set_byte(outer_pad, position, get_byte(secret, position) # 92);
  end loop;
  for round in 1 .. rounds loop
    block := sha256(outer_pad || sha256(inner_pad || block));
    prefix := prefix # ('x' || encode(substr(block, 1, 8), 'hex'))::bit(64)::bigint;
  end loop;
  return decode(lpad(to_hex(prefix), 16, '0'), 'hex');
end
$$;

-- What only the database can say of a challenge and its solution: for this network, today. Twice hashed, so that nobody can
-- go on where one hash ends.
create function private.sign_proof(challenge text, counter integer) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  salt bytea := private.salt_of_the_day();
begin
  return encode(
    sha256(salt || sha256(salt || convert_to(
      concat_ws(' ', 'proof of work', coalesce(private.caller_network()::text, ''), challenge, counter), 'UTF8'))),
    'hex'
  );
end
$$;

-- The solution isn't stored: it is among what is signed, so that whoever brings the signature back must have found it.
create function public.create_challenge() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  tries integer := greatest(private.required_tries(), private.least_tries());
  nonce bytea := uuid_send(gen_random_uuid());
  expires_at bigint := extract(epoch from now())::bigint + 600;
  counter integer :=
    ('x' || encode(substr(sha256(uuid_send(gen_random_uuid())), 1, 4), 'hex'))::bit(31)::integer % tries;
  challenge text := concat_ws('.', encode(nonce, 'hex'), tries, expires_at);
begin
  return jsonb_build_object(
    'parameters', jsonb_build_object(
      'algorithm', 'PBKDF2/SHA-256',
      'nonce', encode(nonce, 'hex'),
      'salt', encode(nonce, 'hex'),
      'cost', 64,
      'keyLength', 8,
      'keyPrefix', encode(private.derive_key_prefix(nonce || int4send(counter), nonce, 64), 'hex')
    ),
    'challenge', challenge,
    'signature', private.sign_proof(challenge, counter)
  );
end
$$;

-- Refuses a request without a proof that is good for it, where one is asked for. The header `x-proof` has what `create_challenge` gave, and the counter
-- that was found: « nonce.tries.end.counter.signature ».
create function private.check_proof() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  proof text := left(nullif(current_setting('request.headers', true), '')::json ->> 'x-proof', 200);
  parts text[] := regexp_match(
    proof, '^([0-9a-f]{32})\.([0-9]{1,7})\.([0-9]{1,10})\.([0-9]{1,7})\.([0-9a-f]{64})$');
  moment bigint := extract(epoch from now())::bigint;
  required integer := private.required_tries();
begin
  if required = 0 then
    return;
  end if;
  perform private.refuse('PT428', 'Votre navigateur n’a pas pu confirmer cet envoi.')
  where parts is null
    or parts[5] <> private.sign_proof(concat_ws('.', parts[1], parts[2], parts[3]), parts[4]::integer)
    or parts[3]::bigint not between moment and moment + 600
    -- What was asked for before the last requests is worth no more than it cost.
    or parts[2]::integer < required;
  -- Each proof is good for one request. The salt of the day signs it, and its mark goes with that.
  insert into private.daily_marks (mark) values (decode(parts[1], 'hex')) on conflict do nothing;
  perform private.refuse('PT428', 'Votre navigateur n’a pas pu confirmer cet envoi.') where not found;
end
$$;

grant execute on function public.create_challenge to anon, authenticated;

comment on function public.create_challenge is
  'Work for a browser (PBKDF2, as altcha-lib solves it) that a request has to prove in its header x-proof, within ten minutes.';

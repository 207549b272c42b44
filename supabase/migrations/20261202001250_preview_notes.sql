-- What people without an account have to say of what a preview link shows them (product: leaving notes): a note on some words or on a
-- picture, or other words for them. Who has the link's token leaves notes and reads those of the link; whoever may edit the document
-- answers them. No API role reaches the table.

-- What readers of a preview have to say. They keep the words that they are about. Destroyed with their article, others after 24 months.
create table private.preview_notes (
  id uuid not null,
  link_id uuid, -- Emptied when the link is gone; the note stays.
  document_kind public.document_kind not null,
  document_id text collate "C" not null, -- What the note is about: the link's document, or one of its release.
  place text not null, -- Where in the document: the path of a field, or of a part.
  words text not null, -- What it was about as it was read; empty for a picture.
  proposal text, -- Other words for them.
  name text not null,
  note text,
  state text not null default 'open',
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint preview_notes_pkey primary key (id),
  constraint preview_notes_link_id_fkey
    foreign key (link_id) references private.preview_links (id) on delete set null,
  constraint preview_notes_answered_by_fkey
    foreign key (answered_by) references private.accounts (user_id) on delete set null,
  constraint preview_notes_says_something check (num_nonnulls(note, proposal) > 0),
  constraint preview_notes_place_length check (place <> '' and char_length(place) <= 200),
  constraint preview_notes_words_length check (char_length(words) <= 5000),
  constraint preview_notes_proposal_length check (char_length(proposal) <= 5000),
  constraint preview_notes_name_length check (name <> '' and char_length(name) <= 100),
  constraint preview_notes_note_length check (note <> '' and char_length(note) <= 1000),
  constraint preview_notes_answer_length check (answer <> '' and char_length(answer) <= 1000),
  constraint preview_notes_state_known check (state in ('open', 'closed', 'accepted')),
  constraint preview_notes_text_clean check (
    place = private.clean_line(place) and name = private.clean_line(name) and words = private.clean_text(words)
    and proposal = private.clean_text(proposal) and note = private.clean_text(note) and answer = private.clean_text(answer)
  )
);

create index preview_notes_link_id_idx on private.preview_notes (link_id);
create index preview_notes_document_idx on private.preview_notes (document_kind, document_id, created_at);
create index preview_notes_open_idx on private.preview_notes (document_kind, document_id, created_at) where state = 'open';
create index preview_notes_answered_by_idx on private.preview_notes (answered_by);

create function public.add_preview_note(
  token text, id uuid, document text, place text, words text, name text, note text default null, proposal text default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted constant private.document := private.document_of(document);
  link private.preview_links;
begin
  perform private.refuse('PT400', 'Vérifiez votre nom et votre note, puis réessayez.')
  where char_length(noted.id) > 100 or char_length(place) > 200 or char_length(words) > 5000
    or char_length(proposal) > 5000 or char_length(name) > 100 or char_length(note) > 1000;
  link := private.lock_link(token);
  -- An attempt whose answer got lost is repeated with the same id.
  if exists (select from private.preview_notes as known where known.id = add_preview_note.id and known.link_id = link.id) then
    return;
  end if;
  perform private.refuse('PT400', 'Ce lien ne montre pas cette page.')
  where (noted.kind, noted.id) is distinct from (link.document_kind, link.document_id) and not exists (
    select from private.release_documents as part
    where part.release_id = link.release_id and (part.kind, part.id) = (noted.kind, noted.id) and noted.kind <> 'internal'
  );
  perform private.refuse('PT429', 'Ce lien a déjà reçu 100 notes. Demandez-en un autre.')
  where (select count(*) from private.preview_notes as known where known.link_id = link.id) >= 100;
  insert into private.preview_notes
    (id, link_id, document_kind, document_id, place, words, proposal, name, note)
  values (id, link.id, noted.kind, noted.id, place, words, proposal, name, note);
exception
  -- The database's own words would show the whole row, with what its caller may not read.
  when not_null_violation or check_violation or unique_violation then
    raise exception 'Vérifiez votre nom et votre note, puis réessayez.' using errcode = 'PT400';
end
$$;

create function public.list_preview_notes(token text) returns table (
  id uuid, document text, place text, words text, proposal text,
  name text, note text, state text, answer text, created_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select known.id, private.key_of((known.document_kind, known.document_id)), known.place, known.words,
    known.proposal, known.name, known.note, known.state, known.answer, known.created_at
  from private.preview_links as link join private.preview_notes as known on known.link_id = link.id
  where link.token_hash = private.token_hash(token) and private.is_living_link(link)
  order by known.created_at, known.id
$$;

create function public.list_document_notes(document text) returns table (
  id uuid, place text, words text, proposal text, name text,
  note text, state text, answer text, created_at timestamptz, answered_at timestamptz, first_name text, last_name text
)
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.may_edit_document(private.document_of(document)), 'list_document_notes');
  select known.id, known.place, known.words, known.proposal, known.name, known.note, known.state, known.answer, known.created_at, known.answered_at,
    person.first_name, person.last_name
  from private.document_of(document) as noted
  join private.preview_notes as known on (known.document_kind, known.document_id) = (noted.kind, noted.id)
  left join private.accounts as person on person.user_id = known.answered_by
  -- Those that wait for somebody, then the others, the latest first.
  order by known.state <> 'open', known.created_at desc, known.id
  limit 1000;
$$;

create function public.list_open_notes() returns table (document text, title text, notes bigint, name text, created_at timestamptz, total bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('editor'), 'list_open_notes');
  select private.key_of((noted.kind, noted.id)), private.title_of((noted.kind, noted.id)), noted.notes, noted.name, noted.created_at, count(*) over ()
  from (
    select distinct on (known.document_kind, known.document_id)
      known.document_kind as kind, known.document_id as id, known.name, known.created_at,
      count(*) over (partition by known.document_kind, known.document_id) as notes
    from private.preview_notes as known where known.state = 'open'
    order by known.document_kind, known.document_id, known.created_at desc, known.id
  ) as noted
  where private.may_edit_document((noted.kind, noted.id))
  order by noted.created_at desc, noted.kind, noted.id
  limit 5;
$$;

create function public.answer_preview_note(id uuid, state text, answer text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted private.document;
begin
  select known.document_kind, known.document_id into noted from private.preview_notes as known where known.id = answer_preview_note.id;
  perform private.require_right(private.may_edit_document(noted), 'answer_preview_note');
  perform private.refuse('PT404', 'Cette note n’existe plus.') where noted.id is null;
  perform private.refuse('PT400', 'Raccourcissez cette réponse : 1000 caractères au plus.')
  where state is null or state not in ('open', 'closed', 'accepted') or char_length(answer) > 1000;
  update private.preview_notes as known
  set state = answer_preview_note.state, answer = nullif(btrim(private.clean_text(answer_preview_note.answer)), ''),
    answered_by = auth.uid(), answered_at = now()
  where known.id = answer_preview_note.id;
end
$$;

-- The notes of a person: by the name that they gave, or by an e-mail address in their name or words.
create function private.notes_of_person(wanted text) returns setof uuid
language sql
stable
set search_path = ''
as $$
  select known.id from private.preview_notes as known
  where lower(btrim(known.name)) = wanted
    or (wanted like '%@%' and strpos(lower(concat_ws(' ', known.name, known.note, known.proposal)), wanted) > 0)
$$;

grant execute on function public.list_document_notes, public.list_open_notes, public.answer_preview_note to authenticated;
grant execute on function public.add_preview_note, public.list_preview_notes to anon, authenticated;

comment on function public.add_preview_note is
  'Leaves a note on what a link shows, a hundred a link. Refuses (404) when the link is unknown, revoked or ended.';
comment on function public.list_preview_notes is
  'The notes that were left by a link, the oldest first, with their answers. A function: a token is the right.';
comment on function public.list_document_notes is
  'The notes on a document, those that are open first. Editors; admins for settings. A function: no role reads the table of tokens.';
comment on function public.list_open_notes is
  'The five documents whose open notes came last, with how many notes and who left the latest, and how many documents there are. Editors; admins '
  'for settings. A function: no role reads the table of tokens.';
comment on function public.answer_preview_note is
  'Answers a note, and closes it, says that its words were accepted, or opens it again. Editors; admins for settings.';

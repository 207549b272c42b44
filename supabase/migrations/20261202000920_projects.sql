-- What the agency made for its clients. A row is there from the first save on; what it says is what visitors read, and nothing as long as
-- the project isn't online. Functions alone write.

create table public.projects (
  id text collate "C" not null,
  slug text,
  title text,
  description text,
  client text,
  category text,
  tags text[],
  day date,
  content jsonb,
  version integer,
  published_at timestamptz,
  constraint projects_pkey primary key (id),
  -- Two projects of one release may take over each other's address.
  constraint projects_address_key unique (slug) deferrable,
  constraint projects_id_format check (id ~ '^[A-Za-z0-9-]{1,90}$'),
  constraint projects_whole check (
    num_nulls(slug, title, description, client, category, tags, day, content, version)
      = case when published_at is null then 9 else 0 end
  ),
  constraint projects_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 200),
  constraint projects_title_line check (title is null or private.is_line(to_jsonb(title), 60)),
  constraint projects_description_line check (description is null or private.is_line(to_jsonb(description), 320)),
  constraint projects_client_line check (client is null or private.is_line(to_jsonb(client), 60)),
  constraint projects_category_line check (category is null or private.is_line(to_jsonb(category), 30)),
  constraint projects_day_range check (day between '1900-01-01' and '2200-12-31')
);

create index projects_day_idx on public.projects (day desc, id);

alter table public.projects enable row level security;

revoke all on public.projects from service_role;
grant select on public.projects to anon, authenticated, service_role;

create policy "Anyone reads the projects that are online" on public.projects
  for select to anon, authenticated
  using (published_at is not null);

select private.register_kind('project', $$'/realizations/' || document.slug$$);

comment on table public.projects is 'What was made for clients, as it is online. Written by functions alone.';
comment on column public.projects.day is 'By which lists sort it.';
comment on column public.projects.content is 'The rest of its text: what nothing but its page and its card show.';
comment on column public.projects.version is 'The number of the save that published it.';
comment on column public.projects.published_at is 'Since when it says this; empty while it isn''t online.';

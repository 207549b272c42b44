-- What the agency made for its clients.

create table public.projects (
  like private.kind_table including all,
  client text,
  category text,
  tags text[],
  day date, -- By which lists sort it.
  constraint projects_title_line check (title is null or private.is_line(to_jsonb(title), 60)),
  constraint projects_description_line check (description is null or private.is_line(to_jsonb(description), 320)),
  constraint projects_client_line check (client is null or private.is_line(to_jsonb(client), 60)),
  constraint projects_category_line check (category is null or private.is_line(to_jsonb(category), 30)),
  constraint projects_day_range check (day between '1900-01-01' and '2200-12-31')
);

create index projects_day_idx on public.projects (day desc, id);

select private.register_kind('project', $$'/realizations/' || document.slug$$);

comment on table public.projects is 'What was made for clients, as it is online. Written by functions alone.';

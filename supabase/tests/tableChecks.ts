import assert from 'node:assert/strict';
import { type AddressedKindName, addressedKindNames } from '#documents/data/documentKinds.ts';
import { type Actor, actors, type Relation, type Who } from '../permissions/permissions.ts';
import { hasPrivilege, getPermissions } from '../permissions/privileges.ts';
import { assertAccepted, assertDenied, attempt, type Check, verdict } from './attempt.ts';
import { getAddress, nobodyComes, ownUploads, people, rows } from './world.ts';

/** The row of a state, as a filter. */
function getFilter(relation: Relation, state: string, actor: Actor): Record<string, string> {
  if (relation === 'profiles') {
    if (state === 'own') return { user_id: actor === 'anonymous' ? people.admin : people[actor] };
    return { user_id: Object.entries(people).find(([name]) => name === state)?.[1] ?? '' };
  }
  if (relation === 'article_tags')
    return state === 'draft'
      ? { article_id: rows.articles.draft, tag_id: rows.tags.unpublished }
      : {
          article_id: rows.articles[state as 'published' | 'scheduled'],
          tag_id: rows.tags[state as 'published' | 'scheduled'],
        };
  if (relation === 'page_changes') return { path: '/blog/publie' };
  if (relation === 'site_contents') return { key: rows.site_contents[state as 'site' | 'internal'] };
  const ids: Partial<Record<Relation, Readonly<Record<string, string>>>> = rows;
  return { id: ids[relation]?.[state] ?? state };
}

/** Whether a table is that of a kind of documents. */
const isOfKind = (relation: Relation): relation is `${AddressedKindName}s` =>
  addressedKindNames.some((kind) => `${kind}s` === relation);

const newId = '70000000-0000-4000-8000-000000000001';

/** A value for each column that differs from what a row has or gets by itself. */
const values: Record<string, unknown> = {
  id: newId,
  user_id: people.stranger,
  title: 'Autre titre',
  slug: 'autre-slug',
  content: 'Autre texte',
  excerpt: 'Autre extrait',
  featured_image_url: '/autre.png',
  featured_image_alt: 'Autre texte',
  meta_title: 'Autre titre',
  meta_description: 'Autre description',
  og_image_url: '/autre.png',
  status: 'archived',
  category_id: rows.categories.unpublished,
  published_at: '2026-01-01T00:00:00+00:00',
  views_count: 999,
  version: 999,
  dated_at: '2020-01-01T00:00:00+00:00',
  appears_at: '2020-01-01T00:00:00+00:00',
  former_files: [],
  search_text: 'autre',
  media_kind: 'image',
  is_closed: true,
  created_at: '2020-01-01T00:00:00+00:00',
  updated_at: '2020-01-01T00:00:00+00:00',
  name: 'Autre nom',
  description: 'Autre description',
  color: '#123456',
  tag_id: rows.tags.unused,
  file_name: 'autre.png',
  file_size: 12,
  mime_type: 'image/png',
  alt_text: 'Autre texte',
  width: 640,
  height: 400,
  focal_x: 0.2,
  focal_y: 0.8,
  variants: '360.webp',
  duration: 12.5,
  waveform: '0z'.repeat(100),
  loudness: -16.2,
  true_peak: -1.5,
  digest: '0123456789abcdef'.repeat(4),
  first_name: 'Autre',
  last_name: 'Nom',
  email: 'autre@exemple.test',
  role: 'admin',
  company: 'Autre',
  service: 'podcast',
  message: 'Autre message',
  estimate: {
    service: 'podcast',
    size: 'sme',
    sector: 'other',
    budget: 10_000,
    horizon: 6,
    expectedReturn: 18_000,
    roi: 80,
    paybackTime: 3,
    yearlyBenefit: 36_000,
  },
  page: '/contact',
  campaign: 'infolettre',
  domain: 'exemple.test',
  stage: 'lost',
  lost_reason: 'Trop cher',
  next_step: 'Rappeler',
  next_step_on: '2026-01-01',
  amount: 1200,
  closed_at: '2026-01-01T00:00:00+00:00',
  changed_at: '2026-01-01T00:00:00+00:00',
  lead_id: rows.leads.closed,
  text: 'Autre note',
  article_id: rows.articles.published,
  path: '/blog/autre',
  kind: 'access',
  received_on: '2026-01-01',
  due_on: '2026-01-01',
  answered_at: '2026-01-01T00:00:00+00:00',
  happened_on: '2026-01-01',
  risk: 'serious',
  notified: 'Autre',
  amendments: [],
  key: 'home/autre',
  value: {},
  show_id: rows.shows.hidden,
  number: 9,
  season: 9,
  day: '2026-02-02',
  sound: {},
  transcript: 'Autre',
  has_transcript: true,
  footer: 'bottom',
  client: 'Autre',
  category: 'Autre',
  tags: ['Autre'],
};

/** The address of a file that this person has sent, and that no row names. */
const getOwnFile = (actor: Actor) => getAddress(ownUploads[actor === 'anonymous' ? 'editor' : actor]);

/** A value for a column that names a person or one of their files. */
function getValue(column: string, actor: Actor): unknown {
  if (column === 'file_path') return `https://exemple.test${getOwnFile(actor)}`;
  if (
    !['author_id', 'uploaded_by', 'assignee', 'changed_by', 'author', 'answered_by', 'created_by'].includes(
      column,
    )
  )
    return values[column];
  return actor === 'anonymous' ? people.stranger : people[actor];
}

/** The least that a new row needs. */
function newRow(relation: Relation, variant: string, actor: Actor): Record<string, unknown> {
  const forged = variant === 'forged' ? people.stranger : undefined;
  if (isOfKind(relation)) return { id: 'nouveau' };
  switch (relation) {
    case 'articles':
      return { title: 'Nouveau', slug: 'nouveau', ...(forged && { author_id: forged }) };
    case 'categories':
    case 'tags':
      return { name: 'Nouveau', slug: 'nouveau' };
    case 'article_tags':
      return { article_id: rows.articles.draft, tag_id: rows.tags.unused };
    case 'media_library':
      return {
        title: 'Nouveau',
        file_path: getOwnFile(variant !== 'foreign' ? actor : actor === 'admin' ? 'editor' : 'admin'),
        file_name: 'nouveau.png',
        ...(forged && { uploaded_by: forged }),
      };
    case 'leads':
      return { email: 'nouveau@exemple.test', message: 'Bonjour' };
    case 'lead_notes':
      return { lead_id: rows.leads.open, text: 'Nouvelle' };
    case 'personal_data_requests':
      return { kind: 'erasure', email: 'nouveau@exemple.test', received_on: '2026-11-02' };
    case 'privacy_incidents':
      return { happened_on: '2026-11-02', description: 'Nouveau', risk: 'low', notified: 'Personne' };
    case 'profiles':
      return { user_id: people.stranger };
    case 'page_changes':
      return { path: '/blog/nouveau', kind: 'changed' };
    case 'site_contents':
      return { key: 'home/nouveau', value: {}, version: 1 };
  }
}

/** What changing a row tries, unless a column is at stake. */
function getPatch(relation: Relation): Record<string, unknown> {
  const { columns } = getPermissions(relation);
  const changeable = Object.keys(columns).find((column) => columns[column]?.includes('change'));
  const column =
    changeable ??
    ['first_name', 'tag_id', 'path', 'key', 'text', 'title'].find((name) => name in columns) ??
    '';
  return { [column]: values[column] };
}

function readCheck(relation: Relation, state: string, actor: Actor): Check {
  const { rows: states, columns, masked, anonymousColumns } = getPermissions(relation);
  const isAllowed = (states[state]?.read ?? []).includes(actor);
  const readable = actor === 'anonymous' ? (anonymousColumns ?? Object.keys(columns)) : Object.keys(columns);
  return {
    subject: relation,
    name: `${actor} ${verdict(isAllowed)} read ${relation}: ${state}`,
    run: async (fixtures) => {
      const client = fixtures.as[actor];
      const filter = getFilter(relation, state, actor);
      const wanted = actor === 'anonymous' && anonymousColumns ? readable.join() : '*';
      const answer = await client.from(relation).select(wanted, { count: 'exact' }).match(filter);
      if (!isAllowed && !hasPrivilege(relation, 'read', actor)) return assertDenied(answer, relation);
      assertAccepted(answer);
      assert.equal(answer.count, isAllowed ? 1 : 0, 'the count tells of the row');
      const found: Record<string, unknown>[] = JSON.parse(JSON.stringify(answer.data));
      assert.equal(found.length, isAllowed ? 1 : 0, `${found.length} rows`);
      const [row] = found;
      if (!row) return undefined;
      assert.deepEqual(Object.keys(row).toSorted(), [...readable].toSorted());
      const seesMasked = (masked?.except[state] ?? masked?.except['others'] ?? actors).includes(actor);
      for (const column of masked?.columns ?? [])
        if (column in row)
          assert.equal(row[column] !== null, seesMasked, `${column} is ${String(row[column])}`);
    },
  };
}

function createCheck(relation: Relation, variant: string, who: Who, actor: Actor): Check {
  const isAllowed = who.includes(actor);
  return {
    subject: relation,
    name: `${actor} ${verdict(isAllowed)} create ${relation}: ${variant}`,
    run: (fixtures) =>
      attempt(
        fixtures,
        relation,
        () => fixtures.as[actor].from(relation).insert(newRow(relation, variant, actor)),
        isAllowed ? 'accepted' : hasPrivilege(relation, 'create', actor) ? 'rejected' : 'denied',
      ),
  };
}

function changeCheck(relation: Relation, state: string, actor: Actor): Check {
  const isAllowed = (getPermissions(relation).rows[state]?.change ?? []).includes(actor);
  return {
    subject: relation,
    name: `${actor} ${verdict(isAllowed)} change ${relation}: ${state}`,
    run: (fixtures) =>
      attempt(
        fixtures,
        relation,
        () =>
          fixtures.as[actor]
            .from(relation)
            .update(getPatch(relation))
            .match(getFilter(relation, state, actor)),
        isAllowed ? 'accepted' : hasPrivilege(relation, 'change', actor) ? 'filtered' : 'denied',
      ),
  };
}

function deleteCheck(relation: Relation, state: string, actor: Actor): Check {
  const isAllowed = (getPermissions(relation).rows[state]?.delete ?? []).includes(actor);
  return {
    subject: relation,
    name: `${actor} ${verdict(isAllowed)} delete ${relation}: ${state}`,
    run: (fixtures) =>
      attempt(
        fixtures,
        relation,
        async () => {
          const remove = fixtures.as[actor]
            .from(relation)
            .delete()
            .match(getFilter(relation, state, actor));
          if (relation !== 'leads' || !isAllowed) return remove;
          // Nobody may count on them (`leadChecks.ts`); that changes something too, so the deletion is counted.
          await fixtures.exec(nobodyComes);
          return remove.select('id').single();
        },
        isAllowed ? 'accepted' : hasPrivilege(relation, 'delete', actor) ? 'filtered' : 'denied',
      ),
  };
}

/** Columns that the database computes: it refuses to be given one before it looks at privileges. */
const generated = ['dated_at', 'search_text', 'media_kind', 'is_closed', 'due_on'];

/** A column in a new row, or in a change, tried by everyone who may do that to the row at all. */
function columnChecks(relation: Relation, column: string, actor: Actor): Check[] {
  const { rows: states, create, columns, anonymousColumns } = getPermissions(relation);
  const uses = columns[column] ?? [];
  const refusal = generated.includes(column) ? 'failed' : 'denied';
  const checks: Check[] = [];
  const [variant, creation] = Object.entries(create)[0] ?? [];
  if (variant && creation && creation.who.includes(actor)) {
    const isAllowed = uses.includes('create');
    checks.push({
      subject: relation,
      name: `${actor} ${verdict(isAllowed)} set ${relation}.${column} on creation`,
      run: (fixtures) =>
        attempt(
          fixtures,
          relation,
          () =>
            fixtures.as[actor]
              .from(relation)
              .insert({ ...newRow(relation, variant, actor), [column]: getValue(column, actor) }),
          isAllowed ? 'accepted' : refusal,
        ),
    });
  }
  const [state, changed] = Object.entries(states)[0] ?? [];
  if (state && changed && changed.change.includes(actor)) {
    const isAllowed = uses.includes('change');
    checks.push({
      subject: relation,
      name: `${actor} ${verdict(isAllowed)} change ${relation}.${column}`,
      run: (fixtures) => {
        const update = () =>
          fixtures.as[actor]
            .from(relation)
            .update({ [column]: getValue(column, actor) })
            .match(getFilter(relation, state, actor));
        return attempt(fixtures, relation, update, isAllowed ? 'accepted' : refusal);
      },
    });
  }
  if (actor === 'anonymous' && anonymousColumns && !anonymousColumns.includes(column)) {
    checks.push({
      subject: relation,
      name: `anonymous may not name ${relation}.${column}`,
      run: async ({ as }) => {
        assertDenied(await as.anonymous.from(relation).select(column), relation);
        assertDenied(await as.anonymous.from(relation).select('user_id').not(column, 'is', null), relation);
        assertDenied(await as.anonymous.from(relation).select('user_id').order(column), relation);
      },
    });
  }
  return checks;
}

/** The policy by itself: a statement that reads no column, so that only its own policy decides, on every row at once. */
function everyRowCheck(relation: Relation, verb: 'change' | 'delete', actor: Actor): Check {
  const states = Object.values(getPermissions(relation).rows);
  const allowed = hasPrivilege(relation, verb, actor)
    ? states.filter((state) => state[verb].includes(actor)).length
    : 'denied';
  const [column = ''] = Object.keys(getPatch(relation));
  const value =
    {
      answered_at: 'now()',
      happened_on: 'current_date',
      tag_id: 'gen_random_uuid()',
    }[column] ?? 'gen_random_uuid()::text';
  const statement =
    verb === 'delete'
      ? `delete from public.${relation}`
      : `update public.${relation} set ${column} = ${value}`;
  return {
    subject: relation,
    name: `${actor} would ${verb} of all ${relation}: ${allowed}`,
    run: async (fixtures) => {
      const isOfLeads = relation === 'leads' && verb === 'delete' && allowed !== 'denied';
      if (isOfLeads) await fixtures.exec(nobodyComes);
      try {
        assert.equal(await fixtures.affected(actor, statement), allowed);
      } finally {
        if (isOfLeads) await fixtures.restore();
      }
    },
  };
}

/** Every line about one table for one actor, allowed and refused alike. */
export function tableChecks(relation: Relation, actor: Actor): Check[] {
  const { rows: states, create, columns } = getPermissions(relation);
  return [
    ...Object.keys(states)
      .filter((state) => !(state === 'own' && actor === 'anonymous'))
      .flatMap((state) => [
        readCheck(relation, state, actor),
        changeCheck(relation, state, actor),
        deleteCheck(relation, state, actor),
      ]),
    ...(relation === 'profiles'
      ? []
      : [everyRowCheck(relation, 'change', actor), everyRowCheck(relation, 'delete', actor)]),
    ...Object.entries(create).map(([variant, { who }]) => createCheck(relation, variant, who, actor)),
    ...Object.keys(columns).flatMap((column) => columnChecks(relation, column, actor)),
  ];
}

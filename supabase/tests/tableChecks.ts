import assert from 'node:assert/strict';
import { type AddressedKindName, addressedKindNames } from '#documents/data/documentKinds.ts';
import { type Actor, actors, type Relation } from '../permissions/permissions.ts';
import { hasPrivilege, getPermissions } from '../permissions/privileges.ts';
import { assertAccepted, attemptEach, type Check } from './attempt.ts';
import { type Fixtures, getAddress, nobodyComes, ownUploads, people, rows } from './world.ts';

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

/** The address of a file that this person has sent, and that no row names. */
const getOwnFile = (actor: Actor) => getAddress(ownUploads[actor === 'anonymous' ? 'editor' : actor]);

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
    case 'lead_events':
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

/** What changing a row tries: the first of its columns that may be changed at all. */
function getPatch(relation: Relation): Record<string, unknown> {
  const { columns } = getPermissions(relation);
  const column = Object.keys(columns).find((name) => columns[name]?.includes('change')) ?? '';
  return { [column]: /_(?:at|on)$/.test(column) ? '2026-01-01' : 'autre' };
}

function readCheck(relation: Relation, actor: Actor): Check {
  const { rows: states, columns, masked, anonymousColumns } = getPermissions(relation);
  const readable = (actor === 'anonymous' && anonymousColumns) || Object.keys(columns);
  return {
    subject: relation,
    name: `${actor} reads of ${relation} what they may`,
    run: async (fixtures) => {
      for (const state of findStates(relation, actor)) {
        const isAllowed = states[state]?.read.includes(actor) ?? false;
        const answer = await fixtures.as[actor]
          .from(relation)
          .select(actor === 'anonymous' && anonymousColumns ? readable.join() : '*', { count: 'exact' })
          .match(getFilter(relation, state, actor));
        assertAccepted(answer);
        const found: Record<string, unknown>[] = JSON.parse(JSON.stringify(answer.data));
        assert.deepEqual([state, found.length, answer.count], [state, Number(isAllowed), Number(isAllowed)]);
        const [row] = found;
        if (!row) continue;
        assert.deepEqual(Object.keys(row).toSorted(), [...readable].toSorted());
        const seesMasked = (masked?.except[state] ?? masked?.except['others'] ?? actors).includes(actor);
        for (const column of masked?.columns ?? [])
          if (column in row)
            assert.deepEqual([state, column, row[column] !== null], [state, column, seesMasked]);
      }
    },
  };
}

const findStates = (relation: Relation, actor: Actor) =>
  Object.keys(getPermissions(relation).rows).filter((state) => state !== 'own' || actor !== 'anonymous');

/** What may be done to each row of a table, or with a new one, and what is refused. */
function writeCheck(relation: Relation, verb: 'create' | 'change' | 'delete', actor: Actor): Check {
  const { rows: states, create } = getPermissions(relation);
  const attempts =
    verb === 'create'
      ? Object.entries(create).map(([variant, { who }]) => ({
          name: variant,
          isAllowed: who.includes(actor),
          run: ({ as }: Fixtures) => as[actor].from(relation).insert(newRow(relation, variant, actor)),
        }))
      : findStates(relation, actor).map((state) => ({
          name: state,
          isAllowed: states[state]?.[verb].includes(actor) ?? false,
          run: async ({ as, exec }: Fixtures) => {
            const filter = getFilter(relation, state, actor);
            const rows = as[actor].from(relation);
            if (verb === 'change') return rows.update(getPatch(relation)).match(filter);
            if (relation !== 'leads' || !states[state]?.delete.includes(actor))
              return rows.delete().match(filter);
            // Nobody may count on them (`leads.test.ts`); that changes something too, so the deletion is counted.
            await exec(nobodyComes);
            return rows.delete().match(filter).select('id').single();
          },
        }));
  return {
    subject: relation,
    name: `${actor} ${verb}s of ${relation} what they may`,
    run: (fixtures) => attemptEach(fixtures, relation, attempts, verb === 'create' ? 'rejected' : 'filtered'),
  };
}

/** The policy by itself: a statement that reads no column, so that only its own policy decides, on every row at once. */
function everyRowCheck(relation: Relation, verb: 'change' | 'delete', actor: Actor): Check {
  const states = Object.values(getPermissions(relation).rows);
  const allowed = states.filter((state) => state[verb].includes(actor)).length;
  const [column = ''] = Object.keys(getPatch(relation));
  const statement =
    verb === 'delete'
      ? `delete from public.${relation}`
      : `update public.${relation} set ${column} = ${/_(?:at|on)$/.test(column) ? 'current_date' : 'gen_random_uuid()::text'}`;
  return {
    subject: relation,
    name: `${actor} would ${verb} of all ${relation}: ${allowed}`,
    run: async (fixtures) => {
      if (relation === 'leads') await fixtures.exec(nobodyComes);
      try {
        assert.equal(await fixtures.affected(actor, statement), allowed);
      } finally {
        if (relation === 'leads') await fixtures.restore();
      }
    },
  };
}

/** What one actor may do with the rows of a table, as far as the role of their requests may at all (`privilegeChecks.ts`). */
export function tableChecks(relation: Relation, actor: Actor): Check[] {
  const verbs = (['create', 'change', 'delete'] as const).filter((verb) =>
    hasPrivilege(relation, verb, actor),
  );
  return [
    ...(hasPrivilege(relation, 'read', actor) ? [readCheck(relation, actor)] : []),
    ...verbs.flatMap((verb) => [
      writeCheck(relation, verb, actor),
      ...(verb === 'create' ? [] : [everyRowCheck(relation, verb, actor)]),
    ]),
  ];
}

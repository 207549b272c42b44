import type { Json } from '#data/database.types.ts';
import type { functions } from '../../supabase/permissions/permissions.ts';
import { serverMoment } from '../clock.ts';
import { db, type StoredContent } from '../db.ts';
import { nameOf, pageOf } from './lists.ts';
import type { Arguments } from './procedures.ts';
import { checkConditions } from './constraints.ts';
import { publishedContents, rowOf } from './publishedContents.ts';
import { Refusal } from './refusal.ts';
import { mayCall, refuseCall } from './rights.ts';
import type { Caller } from './tables.ts';

type Name = keyof typeof functions & `${string}_content${string}`;

/** In which case of the permission table a content is. */
export const caseOf = (key: unknown) => (/^(settings|internal)\//.test(String(key)) ? 'settings' : 'page');

function checkCall(name: Name, key: unknown, caller: Caller) {
  if (!mayCall(name, caseOf(key), caller)) refuseCall(name, caller);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const revisionsOf = (key: unknown) => db.content_revisions.filter(({ content_key }) => content_key === key);

const bytesOf = (value: Json) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Refuses a page that staff compose at an address that it can't have. */
function checkPage(key: string, value: Json) {
  const row = rowOf(key, value);
  checkConditions('site_contents', row);
  const isTaken = publishedContents().some((other) => other.slug === row.slug && other.key !== key);
  if (row.slug !== null && isTaken) {
    throw new Refusal(
      409,
      '23505',
      'duplicate key value violates unique constraint "site_contents_slug_key"',
    );
  }
}

/** Keeps a save of a content, as `private.keep_content` does, and gives its number. */
function keep(
  { content_key, seen_version, note }: Arguments,
  value: Json,
  reason: StoredContent['reason'],
  caller: Caller,
) {
  const key = String(content_key);
  if (!/^[a-z][A-Za-z0-9-]*(\/[A-Za-z0-9-]+)+$/.test(key) || key.length > 100) {
    throw new Refusal(400, 'PT400', 'Ce contenu n’existe pas.');
  }
  if (reason !== 'reverted' && (typeof value !== 'object' || value === null || Array.isArray(value))) {
    throw new Refusal(400, 'PT400', 'Ce contenu n’a pas la bonne forme.');
  }
  if (bytesOf(value) > 65_536) {
    throw new Refusal(413, 'PT413', 'Ce contenu est trop long\u00A0: 64\u00A0ko au plus.');
  }
  const said = String(note ?? '').trim() || null;
  if (Array.from(said ?? '').length > 500) {
    throw new Refusal(400, 'PT400', 'Raccourcissez cette note\u00A0: 500 caractères au plus.');
  }

  const seen = Number(seen_version);
  const latest = revisionsOf(key).at(-1);
  const saved_by = caller?.user_id ?? null;
  const hasArrived =
    latest?.number === seen + 1 &&
    latest.saved_by === saved_by &&
    latest.reason === reason &&
    isSame(latest.value, value);
  if (hasArrived) return latest.number;
  if ((latest?.number ?? 0) !== seen) {
    throw new Refusal(409, 'PT409', 'Ce contenu a été enregistré entre-temps par une autre personne.');
  }
  const published = publishedContents().find((row) => row.key === key)?.value ?? null;
  const changesNothing = reason === 'saved' ? latest !== undefined : isSame(published, value);
  if (said === null && isSame(latest?.value ?? null, value) && changesNothing) return seen;

  if (reason === 'published') checkPage(key, value);
  db.content_revisions.push({
    content_key: key,
    number: seen + 1,
    value,
    reason,
    note: said,
    saved_by,
    saved_at: serverMoment(),
  });
  return seen + 1;
}

const listed = ({ number, reason, note, saved_at, saved_by }: StoredContent) => ({
  number,
  reason,
  note,
  saved_at,
  ...nameOf(saved_by),
});

/** The functions on the contents of the site. */
export const contents: Record<string, (args: Arguments, caller: Caller) => object | number> = {
  list_contents({ content_key }, caller) {
    const keys = [...new Set(db.content_revisions.map((revision) => revision.content_key))];
    return keys
      .filter((key) => (content_key ?? key) === key && mayCall('list_contents', caseOf(key), caller))
      .sort()
      .flatMap((key) => {
        const latest = revisionsOf(key).at(-1);
        if (!latest) return [];
        const shown = publishedContents().find((row) => row.key === key);
        const isDraft = !isSame(latest.value, shown?.value ?? null);
        return {
          key,
          version: latest.number,
          draft: isDraft ? latest.value : null,
          published: shown?.value ?? null,
          published_at: shown?.published_at ?? null,
          saved_at: latest.saved_at,
          ...nameOf(latest.saved_by),
        };
      });
  },
  save_content(args, caller) {
    checkCall('save_content', args['content_key'], caller);
    return keep(args, args['content_value'] as Json, 'saved', caller);
  },
  publish_content(args, caller) {
    checkCall('publish_content', args['content_key'], caller);
    return keep(args, args['content_value'] as Json, 'published', caller);
  },
  revert_content(args, caller) {
    checkCall('revert_content', args['content_key'], caller);
    return keep({ ...args, note: null }, null, 'reverted', caller);
  },
  restore_content(args, caller) {
    checkCall('restore_content', args['content_key'], caller);
    const chosen = revisionsOf(args['content_key']).find(({ number }) => number === args['revision']);
    if (!chosen?.value) throw new Refusal(404, 'PT404', 'Cette version n’existe plus.');
    return keep({ ...args, note: `Version ${chosen.number}` }, chosen.value, 'restored', caller);
  },
  list_content_revisions({ content_key, wanted_page }, caller) {
    checkCall('list_content_revisions', content_key, caller);
    return pageOf(revisionsOf(content_key).map(listed).toReversed(), wanted_page, (row) => row);
  },
  read_content_revision({ content_key, revision }, caller) {
    checkCall('read_content_revision', content_key, caller);
    const found = revisionsOf(content_key).filter(({ number }) => number === revision);
    return found.map((one) => ({ ...listed(one), value: one.value }));
  },
};

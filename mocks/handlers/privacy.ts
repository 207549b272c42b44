import { requireFreshProof } from './accounts.ts';
import { serverMoment, serverNow } from '../clock.ts';
import { db } from '../db.ts';
import { withComputed } from './constraints.ts';
import type { Arguments } from './procedures.ts';
import { Refusal } from './refusal.ts';
import { mayCall, refuseCall } from './rights.ts';
import type { Caller, Row } from './tables.ts';

const without = (row: Row, column: string) => {
  const { [column]: _left, ...rest } = row;
  return rest;
};

/** Whether an e-mail is the one that is asked about. */
const meaning = (address: unknown) => {
  const wanted = String(address).trim().toLowerCase();
  return (row: Row) => String(row.email ?? '').toLowerCase() === wanted;
};

/** What is exported and erased of an address, and the clock by which the rest is destroyed. */
export const privacy: Record<string, (args: Arguments, caller: Caller) => object | void> = {
  read_clock(_args, caller) {
    if (!mayCall('read_clock', 'any', caller)) refuseCall('read_clock', caller);
    return [
      { seen_at: db.seen_at ?? serverMoment(), said_at: serverMoment(), is_trusted: db.seen_at === null },
    ];
  },
  confirm_clock(_args, caller) {
    if (!mayCall('confirm_clock', 'any', caller)) refuseCall('confirm_clock', caller);
    db.seen_at = null;
  },
  export_personal_data({ email }, caller) {
    if (!mayCall('export_personal_data', 'any', caller)) refuseCall('export_personal_data', caller);
    requireFreshProof();
    const isMeant = meaning(email);
    const account = db.accounts.find((row) => isMeant({ email: row.email }));
    const isTheirs = (id: string | null) => account !== undefined && id === account.user_id;
    const { password: _password, ...profile } = account ?? {};
    const byDate = (a: Row, b: Row) => String(a.created_at).localeCompare(String(b.created_at));
    return {
      email: String(email).trim().toLowerCase(),
      exported_at: serverNow(),
      messages: db.contact_messages
        .filter(isMeant)
        .sort(byDate)
        .map((row) => without(withComputed('contact_messages', row), 'handled_by')),
      deleted_messages: db.deleted
        .filter(({ source, row }) => source === 'contact_messages' && isMeant(row))
        .map(({ row, deleted_at }) => ({
          ...without(withComputed('contact_messages', row), 'handled_by'),
          deleted_at,
        })),
      requests: db.personal_data_requests
        .filter(isMeant)
        .map((row) => without(withComputed('personal_data_requests', row), 'answered_by')),
      account: account ? profile : null,
      articles: db.articles
        .filter(({ author_id }) => isTheirs(author_id))
        .map(({ title, slug, created_at }) => ({ title, slug, created_at })),
      media: db.media_library
        .filter(({ uploaded_by }) => isTheirs(uploaded_by))
        .map(({ title, file_path, created_at }) => ({ title, file: file_path, created_at })),
      // The service that signs people in isn't mocked.
      sign_in: null,
      sessions: [],
      deleted: db.deleted
        .filter(({ deleted_by }) => isTheirs(deleted_by))
        .map(({ source, row, deleted_at }) => ({ kind: source, title: row.title ?? row.name, deleted_at })),
      saves: db.article_revisions
        .filter(({ saved_by }) => isTheirs(saved_by))
        .map(({ reason, note, saved_at }) => ({ reason, note, saved_at })),
      content_saves: db.content_revisions
        .filter(({ saved_by }) => isTheirs(saved_by))
        .map(({ content_key, reason, note, saved_at }) => ({ content: content_key, reason, note, saved_at })),
      preview_links: db.preview_links
        .filter(({ created_by }) => isTheirs(created_by))
        .map(({ content_key, created_at, ends_at }) => ({ content: content_key, created_at, ends_at })),
      handled_messages: db.contact_messages
        .filter(({ handled_by }) => isTheirs(handled_by))
        .map(({ handled_at }) => ({ handled_at })),
      journal: db.account_journal
        .filter((line) => [line.account_id, line.actor_id, line.recipient_id].some(isTheirs))
        .map(({ kind, changed_at, old_role, new_role }) => ({ kind, changed_at, old_role, new_role })),
    };
  },
  erase_personal_data({ email }, caller) {
    if (!mayCall('erase_personal_data', 'any', caller)) refuseCall('erase_personal_data', caller);
    requireFreshProof();
    const isMeant = meaning(email);
    const account = db.accounts.find((row) => isMeant({ email: row.email }));
    if (account && account.role !== 'subscriber') {
      const message = 'Cette adresse est celle d’une personne de l’équipe. Retirez-lui d’abord son rôle.';
      throw new Refusal(409, 'PT409', message);
    }
    const isErased = ({ source, row }: (typeof db.deleted)[number]) =>
      source === 'contact_messages' && isMeant(row);
    const messages = db.contact_messages.filter(isMeant).length + db.deleted.filter(isErased).length;
    db.contact_messages = db.contact_messages.filter((row) => !isMeant(row));
    db.deleted = db.deleted.filter((record) => !isErased(record));
    for (const request of db.personal_data_requests.filter(isMeant)) {
      request.email = null;
      request.answered_at ??= serverNow();
      request.answered_by ??= caller?.user_id ?? null;
    }
    db.accounts = db.accounts.filter((row) => row !== account);
    return { messages, account: account !== undefined };
  },
};

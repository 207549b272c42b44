import { http, HttpResponse } from 'msw/http';
import type { AccountChangeKind } from '#data/users/user.queries.ts';
import type { Role } from '#data/session/roles.ts';
import { callerOf } from '../accessToken.ts';
import { serverId, serverNow } from '../clock.ts';
import { db, type StoredAccountChange } from '../db.ts';
import type { Account } from '../fixtures/accounts.ts';
import { foldText } from '#data/foldText.ts';
import { pageOf } from './lists.ts';
import type { Arguments } from './procedures.ts';
import { Refusal } from './refusal.ts';
import { mayCall, refuseCall } from './rights.ts';
import type { Caller, Row } from './tables.ts';

const accountOf = (id: unknown) => db.accounts.find(({ user_id }) => user_id === id);

const nameOf = ({ first_name, last_name, email }: Account) =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

const shownName = (id: string | null) => {
  const account = accountOf(id);
  return account ? nameOf(account) : null;
};

const searchText = ({ first_name, last_name, email }: Account) =>
  foldText([first_name, last_name, email].filter((part) => part !== null).join(' '));

function writeDown(
  kind: AccountChangeKind,
  account_id: string,
  caller: Caller,
  facts: Partial<StoredAccountChange> = {},
) {
  db.account_journal.push({
    number: db.account_journal.length + 1,
    kind,
    changed_at: serverNow(),
    old_role: null,
    new_role: null,
    articles: null,
    media: null,
    recipient_id: null,
    ...facts,
    account_id,
    actor_id: caller?.user_id ?? null,
  });
}

const canSignIn = ({ state }: Account) => state === 'active';

function requireOtherAdmin(leaving: Account) {
  const others = db.accounts.filter(
    (account) => account.role === 'admin' && account.user_id !== leaving.user_id && canSignIn(account),
  );
  if (leaving.role === 'admin' && others.length === 0)
    throw new Refusal(
      409,
      'PT409',
      'Le dernier administrateur ne peut être ni rétrogradé, ni suspendu, ni retiré.',
    );
}

/** The mocked service knows no time: a proof is old when a story says so. */
export function requireFreshProof() {
  if (!db.isProofFresh)
    throw new Refusal(
      428,
      'PT428',
      'Confirmez que c’est vous : entrez de nouveau votre mot de passe ou un code.',
    );
}

const unknownAccount = () => new Refusal(404, 'PT404', 'Aucun compte ne porte cet identifiant.');

/** The functions that manage accounts. */
export const accountProcedures: Record<
  string,
  (args: Arguments, caller: Caller) => object[] | string | boolean | void
> = {
  second_factor_state: (_args, caller) => {
    // In the mocked service, whoever calls the database has given the code of their device.
    if (caller && db.factors[caller.user_id]?.some(({ status }) => status === 'verified')) return 'proved';
    return db.isDeviceWanted ? 'missing' : 'none';
  },
  sign_up_is_open: () => db.isSignUpOpen,
  list_accounts({ search, only_role, wanted_page }, caller) {
    if (!mayCall('list_accounts', 'any', caller)) refuseCall('list_accounts', caller);
    const words = foldText(typeof search === 'string' ? search : '');
    const found = db.accounts
      .filter((account) => !only_role || account.role === only_role)
      .filter((account) => searchText(account).includes(words))
      .sort((a, b) => {
        const [one, other] = [searchText(a), searchText(b)];
        return one < other || (one === other && a.user_id < b.user_id) ? -1 : 1;
      });
    return pageOf(
      found.map(
        ({ user_id, email, first_name, last_name, role, state, created_at, last_sign_in_at }): Row => ({
          user_id,
          email,
          first_name,
          last_name,
          role,
          state,
          created_at,
          last_sign_in_at,
        }),
      ),
      wanted_page,
      (row) => row,
      { is_total_exact: true },
    );
  },
  list_account_traces({ account_id }, caller) {
    if (!mayCall('list_account_traces', 'any', caller)) refuseCall('list_account_traces', caller);
    const by = (rows: object[], column: string) =>
      rows.filter((row) => (row as Row)[column] === account_id).length;
    return [
      {
        articles: by(db.articles, 'author_id'),
        media: by(db.media_library, 'uploaded_by'),
        revisions: by(db.article_revisions, 'saved_by'),
        preview_links: by(db.preview_links, 'created_by'),
        handled_messages: by(db.contact_messages, 'handled_by'),
      },
    ];
  },
  list_account_changes({ only_account, wanted_page }, caller) {
    if (!mayCall('list_account_changes', 'any', caller)) refuseCall('list_account_changes', caller);
    const lines = db.account_journal.filter((line) => !only_account || line.account_id === only_account);
    return pageOf(
      lines.toReversed().map((line): Row => ({
        ...line,
        account_name: shownName(line.account_id),
        actor_name: shownName(line.actor_id),
        recipient_name: shownName(line.recipient_id),
      })),
      wanted_page,
      (row) => row,
    );
  },
  set_profile_role({ user_id, role }, caller) {
    if (!mayCall('set_profile_role', user_id === caller?.user_id ? 'own' : 'other', caller))
      throw new Refusal(403, '42501', 'Seul un administrateur peut changer le rôle d’une autre personne.');
    requireFreshProof();
    const account = accountOf(user_id);
    if (!account) throw unknownAccount();
    if (role !== 'subscriber' && account.state === 'unconfirmed')
      throw new Refusal(
        409,
        'PT409',
        'Cette personne n’a pas confirmé son courriel\u00A0: invitez-la plutôt.',
      );
    if (role !== 'admin') requireOtherAdmin(account);
    const old_role = account.role;
    if (old_role === role) return;
    account.role = role as Role;
    writeDown('role', account.user_id, caller, { old_role, new_role: account.role });
  },
  set_own_name({ first_name, last_name }, caller) {
    const account = caller && mayCall('set_own_name', 'own', caller) && accountOf(caller.user_id);
    if (!account) throw new Refusal(403, '42501', 'Reconnectez-vous pour changer votre nom.');
    account.first_name = String(first_name).trim() || null;
    account.last_name = String(last_name).trim() || null;
  },
  transfer_authorship({ from_account, to_account }, caller) {
    if (!mayCall('transfer_authorship', 'any', caller))
      throw new Refusal(403, '42501', 'Seul un administrateur peut transférer des articles.');
    return [transfer(from_account, to_account, caller)];
  },
};

function transfer(from: unknown, to: unknown, caller: Caller) {
  const giver = accountOf(from);
  const recipient = accountOf(to);
  if (!giver) throw unknownAccount();
  const mayWrite = recipient?.role === 'editor' || recipient?.role === 'admin';
  if (!recipient || recipient === giver || !mayWrite || recipient.state === 'suspended')
    throw new Refusal(409, 'PT409', 'Choisissez une autre personne, qui peut écrire des articles.');
  const articles = db.articles.filter(({ author_id }) => author_id === from);
  const media = db.media_library.filter(({ uploaded_by }) => uploaded_by === from);
  for (const article of articles) {
    article.author_id = recipient.user_id;
    article.version += 1;
  }
  for (const medium of media) medium.uploaded_by = recipient.user_id;
  const counts = { articles: articles.length, media: media.length };
  writeDown('transferred', giver.user_id, caller, { recipient_id: recipient.user_id, ...counts });
  return counts;
}

type Order = {
  action: string;
  email?: string;
  role?: Role;
  account_id?: string;
  transfer_to?: string | null;
};

const onlyAdmins = () => new Refusal(403, '42501', 'Cette opération est réservée aux administrateurs.');

function invite({ email = '', role = 'subscriber' }: Order, caller: Caller) {
  if (!mayCall('announce_invitation', 'any', caller)) throw onlyAdmins();
  requireFreshProof();
  const address = email.trim().toLowerCase();
  let account = db.accounts.find((one) => one.email === address);
  if (account && account.state !== 'invited' && account.state !== 'unconfirmed')
    throw new Refusal(409, 'PT409', 'Cette personne a déjà un compte\u00A0: changez plutôt son rôle.');
  if (!account) {
    const now = serverNow();
    account = {
      id: serverId(),
      user_id: serverId(),
      email: address,
      password: '',
      role,
      first_name: null,
      last_name: null,
      created_at: now,
      updated_at: now,
      last_sign_in_at: null,
      state: 'invited',
    };
    db.accounts.push(account);
  }
  Object.assign(account, { role, password: '', state: 'invited' });
  writeDown('invited', account.user_id, caller, { new_role: role });
  return { link: `http://localhost:4173/auth/reset#type=invite&token_hash=${linkToken(account)}` };
}

/** What an invitation is accepted with: like the real one, 64 digits of base 16. */
export const linkToken = ({ user_id }: Account) => user_id.replaceAll('-', '').padEnd(64, '0');

function changeAccount({ action, account_id, transfer_to }: Order, caller: Caller) {
  if (!mayCall('announce_account_change', account_id === caller?.user_id ? 'own' : 'other', caller))
    throw onlyAdmins();
  const account = accountOf(account_id);
  if (!account) throw unknownAccount();
  requireFreshProof();
  if (action === 'remove_factors') {
    delete db.factors[account.user_id];
    writeDown('factors_removed', account.user_id, caller);
    return {};
  }
  if (action === 'restore') {
    account.state = 'active';
    writeDown('restored', account.user_id, caller);
    return {};
  }
  requireOtherAdmin(account);
  if (action === 'suspend') {
    account.state = 'suspended';
    writeDown('suspended', account.user_id, caller);
    return {};
  }
  if (transfer_to) transfer(account_id, transfer_to, caller);
  writeDown('removed', account.user_id, caller, { old_role: account.role });
  db.accounts = db.accounts.filter((one) => one !== account);
  for (const article of db.articles) if (article.author_id === account_id) article.author_id = null;
  for (const medium of db.media_library) if (medium.uploaded_by === account_id) medium.uploaded_by = null;
  return {};
}

/** The Edge Function that manages people. */
export const functionHandlers = [
  http.post('*/functions/v1/manage-users', async ({ request }) => {
    const caller = callerOf(request);
    try {
      if (typeof caller === 'string')
        throw new Refusal(401, 'PT401', 'Votre session est terminée. Reconnectez-vous.');
      const order = (await request.json()) as Order;
      return HttpResponse.json(
        order.action === 'invite' ? invite(order, caller) : changeAccount(order, caller),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return HttpResponse.json({ code: error.code, message: error.message }, { status: error.status });
    }
  }),
];

import { createCalendar } from '../../functions/calendrier/handler.ts';
import { createManageUsers } from '../../functions/manage-users/handler.ts';
import { createEmailSender } from '../../functions/send-emails/handler.ts';
import type { StagedUpload } from '../data/stagedUpload.ts';
import type { SendBySmtp } from '../smtp.ts';
import type { LiteKeys } from '../worker/liteApp.ts';
import type { Endpoint } from './endpoint.ts';
import type { Identity } from './identity.ts';
import type { Inbox } from './inbox.ts';
import type { createResumableUploads } from './resumableUploads.ts';

export type FunctionsOptions = {
  keys: LiteKeys;
  siteUrl: string;
  /** Where the site shows itself to others, where that is another address: e-mails about leads lead there. */
  publicUrl?: string;
  /** Folder of the bytes of stored objects. */
  objects: string;
  /** Folder of uploads that come in parts. */
  unfinished: string;
  inbox: Inbox;
  /** Sends e-mails to those whom they are for; without it, they go to the inbox. */
  smtp?: SendBySmtp;
  /** Writes down what was erased, where an older copy that is started doesn't undo it. */
  keepErasures: () => Promise<void>;
};

/** Comes in by the door again: what a function asks for is judged like anything else. */
type Enter = (request: Request, client?: object, bytes?: 'none' | StagedUpload) => Promise<Response>;

type Answers = Record<
  NonNullable<Endpoint['answeredBy']>,
  (request: Request, body: unknown, identity: Identity) => Promise<Response>
>;
type FollowUps = Record<NonNullable<Endpoint['followedBy']>, (body: unknown) => Promise<void>>;

/** What answers in the database's place, and what follows once the database has done something. */
export function createFunctions(options: FunctionsOptions, enter: Enter) {
  const { keys, siteUrl, publicUrl = siteUrl, objects, unfinished, inbox, smtp } = options;
  const project = {
    apiUrl: siteUrl,
    publishableKey: keys.publishableKey,
    fetch: (input: string, init: RequestInit) => enter(new Request(input, init)),
  };
  const sendEmails = createEmailSender({
    ...project,
    serviceKey: keys.serviceKey,
    siteUrl: publicUrl,
    async send({ to, id, ...email }) {
      const mail = { ...email, to: to.join(', ') };
      await (smtp ? smtp({ ...mail, id }) : inbox.deliver(mail));
    },
    // Nobody waits for a mail server. A folder takes an e-mail at once.
    ...(smtp && { waitUntil: () => undefined }),
  });
  const manageUsers = createManageUsers({ ...project, serviceKey: keys.serviceKey, siteUrl });
  // Loaded with the first part: most starts see none.
  let resumable: ReturnType<typeof createResumableUploads> | undefined;

  const answers: Answers = {
    async resumableUploads(request, _body, identity) {
      resumable ??= import('./resumableUploads.ts').then(({ createResumableUploads }) =>
        createResumableUploads({
          folder: unfinished,
          objects,
          store: (plain, bytes) => enter(plain, {}, bytes),
        }),
      );
      return (await resumable)(request, identity.kind === 'person' ? identity.id : identity.kind);
    },
    sendEmails,
    calendar: createCalendar({ ...project, siteUrl: publicUrl }),
    async manageUsers(request, body) {
      const managed = await manageUsers(forFunction(request, body));
      if ((body as { action?: unknown }).action === 'remove') await options.keepErasures();
      return managed;
    },
  };
  const followUps: FollowUps = {
    // A hosted project's database calls the function by itself. It answers for its failures: the outbox has them.
    async sendEmails() {
      await sendEmails(new Request(siteUrl, { method: 'POST' }));
    },
    async forgetPerson(body) {
      const { email } = (body ?? {}) as { email?: unknown };
      if (typeof email === 'string') await Promise.all([inbox.forgetAddress(email), options.keepErasures()]);
    },
  };
  return { answers, followUps };
}

/** What a function gets of a request: the body that was judged, and whose token it is. */
const forFunction = (request: Request, body: unknown) =>
  new Request(request.url, {
    method: request.method,
    headers: { authorization: request.headers.get('authorization') ?? '' },
    body: JSON.stringify(body),
  });

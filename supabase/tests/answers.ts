import { z } from 'zod';
import type { ChangedLead } from '#features/requests/data/lead.queries.ts';
import type { ProofChallenge } from '#features/requests/data/proofOfWork.ts';
import type { Booking, FreeTime } from '#features/studios/data/booking.ts';
import type { ContentMedia } from '#features/media/data/contentMedia.ts';
import type { Picture } from '#features/media/data/picture.ts';
import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import type { Registration, RegistrationAnswer } from '#features/courses/data/registration.queries.ts';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';
import type { NewPreviewLink, Previews } from '#features/previews/data/previewLinks.queries.ts';
import type { PreviewNote } from '#features/previews/data/previewNotes.queries.ts';
import type { Erasure } from '#features/privacy/data/privacy.queries.ts';
import type { CalendarEntry } from '#features/releases/data/calendar.queries.ts';
import type { Release } from '#features/releases/data/release.queries.ts';
import type { DeskEntry } from '#features/search/data/desk.queries.ts';
import type { UnreadText } from '#features/search/admin/readMarkdownTexts.ts';
import type { FoundEntries } from '#features/search/data/search.queries.ts';
import type { Redirection } from '#features/statistics/data/redirections.queries.ts';
import type { Statistics } from '#features/statistics/data/statistics.queries.ts';
import type { Transferred } from '#features/people/data/user.queries.ts';
import type { Database } from '#generated/database.types.ts';

// What functions of the database answer, where the generated types say « JSON », or « text » of what is one of a few words: queries
// cast it to the types that stand here beside each schema. Whoever may call a function is answered in this shape, or their line of the
// permission table fails (`permissionChecks.ts`).

type Functions = Database['public']['Functions'];

/** The functions that answer in JSON. */
type InJson = {
  [Name in keyof Functions]: Functions[Name] extends { Returns: infer Answer }
    ? unknown extends Answer
      ? never
      : Database['public']['Functions']['read_statistics']['Returns'] extends Answer
        ? Name
        : never
    : never;
}[keyof Functions];

const words = <const Words extends readonly [string, ...string[]]>(...listed: Words) => z.enum(listed);
const count = z.int();
const text = z.string();
const maybe = text.nullable();

const note = {
  id: text,
  place: text,
  words: text,
  proposal: maybe,
  name: text,
  note: maybe,
  state: words('open', 'closed', 'accepted'),
  answer: maybe,
  created_at: text,
};

const picture = z.strictObject({
  width: count,
  height: count,
  focal_x: z.number().optional(),
  focal_y: z.number().optional(),
  variants: text.optional(),
  alt: text.optional(),
}) satisfies z.ZodType<Picture>;

const medium = picture.partial().extend({
  type: text.optional(),
  size: count.optional(),
  duration: z.number().optional(),
  waveform: text.optional(),
});
const media = z.record(text, medium) satisfies z.ZodType<ContentMedia>;

const value = z.record(text, z.unknown());
const version = count.positive();
const renamed = z.strictObject({ slug: text.optional(), name: text.optional() });
const foundKind = words('article', 'service', 'course', 'session', 'project', 'show', 'episode', 'page');

/** A computed column, in the rows that have it. */
const column = <Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) =>
  z.array(z.strictObject({ [name]: schema } as Record<Name, Schema>));

const day = z.strictObject({ day: text, visits: count, visitors: count });

/** Each answer of a function, by its name. */
export const answers = {
  book_studio: z.strictObject({
    state: words('unconfirmed', 'requested'),
    held_until: text,
  }) satisfies z.ZodType<Pick<Booking, 'state' | 'held_until'>>,
  catch_up_page_changes: count,
  change_lead: version,
  change_leads: z.array(
    z.strictObject({
      id: text,
      version,
      former: z.strictObject({
        stage: words('new', 'discussion', 'proposal', 'won', 'lost'),
        lost_reason: maybe,
      }),
    }),
  ) satisfies z.ZodType<ChangedLead[]>,
  cover: column('cover', medium),
  create_challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: text,
      nonce: text,
      salt: text,
      cost: count,
      keyLength: count,
      keyPrefix: text,
    }),
    challenge: text,
    signature: text,
  }) satisfies z.ZodType<ProofChallenge>,
  create_preview_link: z.strictObject({
    id: text,
    token: text,
    ends_at: text,
  }) satisfies z.ZodType<NewPreviewLink>,
  discard_document_changes: version,
  erase_personal_data: z.strictObject({ messages: count, account: z.boolean() }) satisfies z.ZodType<Erasure>,
  exchange_markdown_texts: z.array(
    z.strictObject({ document: text, digest: text, source: text }),
  ) satisfies z.ZodType<UnreadText[]>,
  export_personal_data: value,
  free_together: count,
  list_redirections: z.array(
    z.strictObject({
      path: text,
      target: text,
      is_dead: z.boolean(),
      visits: count,
      last_visit: text.nullable(),
    }),
  ) satisfies z.ZodType<Redirection[]>,
  media: column('media', media),
  pictures: column('pictures', media),
  plan_document: version,
  publish_document: version,
  publish_release: version,
  read_statistics: z.strictObject({
    days: z.array(day).nonempty(),
    pages: z.array(z.strictObject({ path: text, visits: count, before: count })),
    sources: z.array(
      z.strictObject({ source: text, is_campaign: z.boolean(), visitors: count, before: count }),
    ),
    events: z.array(
      z.strictObject({
        event: words('lead', 'calculation', 'estimate', 'won'),
        count,
        before: count,
      }),
    ),
    missed_searches: z.array(z.strictObject({ word: text, count })),
    missed_pages: z.array(z.strictObject({ path: text, count })),
    funnel: z.array(
      z.strictObject({
        month: text,
        campaign: text,
        visitors: count,
        calculations: count,
        estimates: count,
        leads: count,
        won: count,
      }),
    ),
  }) satisfies z.ZodType<Statistics>,
  register_by_staff: z.object({ state: words('registered', 'waiting', 'full') }),
  register_for_course_session: z.discriminatedUnion('state', [
    z.object({ state: words('held', 'unconfirmed'), confirm_until: text }),
    z.object({ state: z.literal('full'), position_in_line: count, free: count }),
  ]) satisfies z.ZodType<RegistrationAnswer>,
  renew_calendar_address: text,
  restore_deleted_record: renamed,
  save_course_session: version,
  save_document: version,
  save_release: version,
  search: z.strictObject({
    nearness: words('exact', 'near', 'none'),
    corrected: maybe,
    misspelled: z.array(text),
    total: count,
    has_more: z.boolean(),
    kinds: z.partialRecord(foundKind, count),
    results: z.array(
      z.strictObject({
        kind: foundKind,
        title: text,
        path: text,
        day: maybe,
        price: count.nullable(),
        excerpt: z.array(text),
        second: count.nullable(),
      }),
    ),
  }) satisfies z.ZodType<FoundEntries>,
  search_desk: z.array(
    z.strictObject({
      kind: words(
        ...(['article', 'page', 'project', 'show', 'episode'] as const),
        ...(['section', 'medium', 'request', 'session', 'release', 'person'] as const),
      ),
      id: text,
      title: text,
      note: text,
      state: maybe,
      path: maybe,
      excerpt: z.array(text).nullable(),
    }),
  ) satisfies z.ZodType<DeskEntry[]>,
  summary: column('summary', value),
  take_email: value.nullable(),
  transfer_authorship: z.strictObject({ articles: count, media: count }) satisfies z.ZodType<Transferred>,
  value: column('value', value),
  withdraw_document: version,
  write_to_registered: count,

  // What the generated types have as any text, or any JSON.
  list_calendar: z.array(
    z.strictObject({
      document: maybe,
      release_id: maybe,
      title: maybe,
      documents: count,
      problem: maybe,
      state: words('planned', 'ending', 'dated', 'draft', 'published'),
      moment: text,
      begins_at: maybe,
    }),
  ) satisfies z.ZodType<CalendarEntry[]>,
  list_course_sessions: z.array(
    z.strictObject({
      id: text,
      course: text,
      title: text,
      starts_at: text,
      ends_at: text,
      register_until: text,
      capacity: count,
      free: count,
      price: count.nullable(),
      place: maybe,
      is_open: z.boolean(),
    }),
  ) satisfies z.ZodType<CourseSession[]>,
  list_document_notes: z.array(
    z.strictObject({ ...note, answered_at: maybe, first_name: maybe, last_name: maybe }),
  ) satisfies z.ZodType<DocumentNote[]>,
  list_free_times: z.array(z.strictObject({ starts_at: text, ends_at: text })) satisfies z.ZodType<
    FreeTime[]
  >,
  list_preview_notes: z.array(z.strictObject({ ...note, document: text })) satisfies z.ZodType<PreviewNote[]>,
  list_previews: z.array(
    z.strictObject({
      links: z.array(
        z.strictObject({ id: text, created_at: text, ends_at: text, first_name: maybe, last_name: maybe }),
      ),
      approvals: z.array(
        z.strictObject({ id: text, name: text, comment: maybe, approved_at: text, is_current: z.boolean() }),
      ),
    }),
  ) satisfies z.ZodType<Previews[]>,
  read_booking: z.array(
    z.strictObject({
      studio: text,
      studio_name: text,
      starts_at: text,
      ends_at: text,
      state: words('unconfirmed', 'requested', 'accepted', 'declined', 'cancelled', 'lapsed'),
      held_until: text,
      answer: maybe,
      first_name: maybe,
    }),
  ) satisfies z.ZodType<Booking[]>,
  read_registration: z.array(
    z.strictObject({
      state: words('registered', 'waiting', 'offered', 'held', 'unconfirmed', 'lapsed', 'cancelled'),
      position_in_line: count.nullable(),
      offered_until: maybe,
      seats: count,
      others: z.array(text),
      first_name: maybe,
      email: text,
      session_id: text,
      title: text,
      starts_at: text,
      ends_at: text,
      place: maybe,
      price: count.nullable(),
      session_state: words('open', 'cancelled'),
    }),
  ) satisfies z.ZodType<Registration[]>,
  read_release: z
    .strictObject({
      id: text,
      name: text,
      state: words('open', 'published', 'undone'),
      owner_id: maybe,
      owner_name: maybe,
      due_at: maybe,
      version,
      created_at: text,
      published_at: maybe,
      undone_at: maybe,
      problem: maybe,
      problem_document: maybe,
      search_text: text,
      documents: z
        .array(
          z.strictObject({
            document: text,
            title: maybe,
            withdraws: z.boolean(),
            hash: text,
            state: words('new', 'modified', 'unchanged', 'withdrawn', 'missing'),
            is_changed_since_approval: z.boolean(),
            is_changed_since: z.boolean(),
          }),
        )
        .nonempty(),
    })
    .nullable() satisfies z.ZodType<Release | null>,
} satisfies Record<InJson, z.ZodType> & Partial<Record<keyof Functions, z.ZodType>>;

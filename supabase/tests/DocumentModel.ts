import { findKind, toId } from '#documents/data/documentKey.ts';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { people, rows, type TestedBackend, named } from './world.ts';

// What editors, the clock and the trash do to four documents, and what has to be there after each step: online what was published
// last, nothing lost of what was typed, and the same story in the versions.

const articleIds = ['70000000-0000-4000-8000-000000000001', '70000000-0000-4000-8000-000000000002'];
const [live = '', begun = ''] = articleIds.map((id) => `article/${id}`);
const documents = [live, begun, 'home/modele', 'page/modele'] as const;
type Document = (typeof documents)[number];

const release = '50000000-0000-4000-8000-000000000001';
const isArticle = (document: Document) => findKind(document) === 'article';

/** One thing that somebody does, or the clock. */
type Step =
  | { do: 'save' | 'publish' | 'publishPending' | 'plan' | 'table'; document: Document }
  | {
      do: 'withdraw' | 'discard' | 'unplan' | 'restore' | 'delete' | 'putBack' | 'remove';
      document: Document;
    }
  | { do: 'add'; document: Document; withdraws: boolean }
  | { do: 'release' | 'undo' | 'open' | 'tick' };

const aDocument = fc.constantFrom(...documents);
const onDocument = <Name extends string>(...names: Name[]) =>
  fc.record({ do: fc.constantFrom(...names), document: aDocument });

/** Any step: those that save more often than those that destroy. */
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: onDocument('save', 'publish', 'publishPending', 'plan', 'table') },
  { weight: 4, arbitrary: onDocument('withdraw', 'discard', 'unplan', 'restore', 'remove') },
  { weight: 1, arbitrary: onDocument('delete', 'putBack') },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('add' as const), document: aDocument, withdraws: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('release', 'undo', 'open', 'tick') }) },
);

const step = (name: string, document?: Document, withdraws = false) =>
  ({ do: name, ...(document && { document }), ...(name === 'add' && { withdraws }) }) as Step;

/** What comes of chance alone too seldom: a release that is undone, a plan whose time comes. */
const aPhrase: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: aStep.map((one) => [one]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(aDocument, fc.boolean(), fc.option(aStep), fc.option(aStep))
      .map(([document, withdraws, between, since]) => [
        step('save', document),
        step('add', document, withdraws),
        ...(between ? [between] : []),
        step('release'),
        ...(since ? [since] : []),
        step('undo'),
        step('open'),
      ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(aDocument, fc.option(aStep))
      .map(([document, between]) => [step('plan', document), ...(between ? [between] : []), step('tick')]),
  },
);

/** What is there of a document: of an article that isn't published, its text is its own. */
type State = { online: string | null; own: string | null; pending: string | null; isGone: boolean };

/** What somebody planned beside what was online then; stopped when both had changed, until it is planned anew. */
type Plan = {
  document: Document;
  title: string;
  base: string | null;
  /** Which save is to go online. */
  save: number;
  due: number;
  isStopped: boolean;
};

/** What a release did to a document: what was there, and what is since. */
type Done = { before: State; after: State; waited: string | null };

type Row = {
  document: Document;
  stored: { title: string; status?: string } | null;
  pending: { title: string } | null;
  version: number;
  numbers: number[];
  online: { title: string; status?: string } | null;
  titles: (string | null)[];
};

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A sequence of steps on a database: each is done there and in this model, and both have to agree. */
class DocumentModel {
  readonly backend: TestedBackend;
  private states = new Map<Document, State>();
  private typed = new Map<Document, string[]>();
  private plans: Plan[] = [];
  /** Of what waits, which save it is. */
  private waiting = new Map<Document, number>();
  /** What was planned of an article that is deleted, or how it stood in the release. */
  private kept = new Map<Document, { plan: Plan | undefined; part: boolean | undefined }>();
  private saves = 0;
  private parts = new Map<Document, boolean>();
  private published: Map<Document, Done> | null = null;
  private isUndone = false;
  private hours = 0;
  private count = 0;
  private found = new Map<Document, Row>();

  constructor(backend: TestedBackend) {
    this.backend = backend;
  }

  /** Empties everything, and leaves an article that is online, a draft, and nothing else. */
  async begin() {
    await this.backend.exec(`
      set local session_replication_role = replica;
      delete from public.articles where true; delete from public.article_tags where true;
      delete from private.deleted_records where true; delete from private.document_versions where true;
      delete from private.pending_changes where true; delete from private.release_documents where true;
      delete from private.releases where true; delete from public.site_contents where true;
      delete from public.pages where true;
      delete from public.page_changes where true; delete from private.document_addresses where true;
      delete from private.page_links where true;
      update private.clock set seen_at = now(), doubted_at = null where is_only;
      set local session_replication_role = origin;
      insert into public.articles (id, title, slug, status, published_at, author_id) values
        ('${toId(live)}', 'début', 'un', 'published', '2026-01-01', '${people.editor}'),
        ('${toId(begun)}', 'début', 'deux', 'draft', null, '${people.editor}');
      insert into public.article_tags (article_id, tag_id) values
        ('${toId(live)}', '${rows.tags.published}'), ('${toId(begun)}', '${rows.tags.published}');
      insert into private.releases (id, name, owner_id) values ('${release}', 'Modèle', '${people.editor}');`);
    const nothing = { own: null, pending: null, isGone: false };
    await this.read();
    this.states = new Map(
      documents.map((document) => [
        document,
        document === live
          ? { ...nothing, online: 'début', own: 'début' }
          : { ...nothing, online: null, own: document === begun ? 'début' : null },
      ]),
    );
  }

  /** Does a step, and holds what is there against the model. */
  async take(step: Step) {
    const { script, change } = this.toAttempt(step);
    if (!script) return;
    const isDone = await this.attempt(script);
    if (isDone) change();
    await this.check(step);
  }

  private state(document: Document): State {
    const state = this.states.get(document);
    if (!state) throw new Error(`There is no ${document}.`);
    return state;
  }

  private set(document: Document, change: Partial<State>) {
    const next = { ...this.state(document), ...change };
    // What says the same as what is online waits for nothing.
    if (next.pending === next.online) next.pending = null;
    this.states.set(document, next);
  }

  /** Puts a text online, or takes the document from the site. */
  private show(document: Document, title: string | null, pending: string | null) {
    const { own } = this.state(document);
    this.set(document, { online: title, own: isArticle(document) ? (title ?? own) : null, pending });
  }

  /** What the table of its kind has. */
  private stored(document: Document) {
    const { online, own } = this.state(document);
    return isArticle(document) ? own : online;
  }

  /** Has a text wait beside what is online. */
  private wait(document: Document, title: string | null) {
    this.saves += 1;
    this.waiting.set(document, this.saves);
    this.set(document, { pending: title });
  }

  /** A save beside what is online; of an article that isn't, its own text. */
  private saveBeside(document: Document, title: string) {
    if (isArticle(document) && this.state(document).online === null) {
      this.set(document, { own: title, pending: null });
    } else this.wait(document, title);
  }

  private findPlan(document: Document) {
    return this.plans.find((plan) => plan.document === document);
  }

  private endPlans(document: Document, isEnded: (plan: Plan) => boolean = () => true) {
    this.plans = this.plans.filter((plan) => plan.document !== document || !isEnded(plan));
  }

  /** Ends what is planned and online by now, or had to stop before this was published. */
  private endFulfilledPlan(document: Document) {
    const { online } = this.state(document);
    this.endPlans(document, ({ title, isStopped }) => isStopped || title === online);
  }

  /** Nothing of what isn't on the site any more is to come. */
  private endAll(document: Document) {
    this.endPlans(document);
    if (!this.published) this.parts.delete(document);
  }

  private async attempt(script: string): Promise<boolean> {
    try {
      await this.backend.exec(`
        select set_config('request.jwt.claims', '{"sub": "${people.editor}", "role": "authenticated"}', true),
          set_config('request.jwt.claim.sub', '${people.editor}', true);
        ${script}`);
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      // A refusal is one of the functions' own sentences, and nothing else.
      assert.match(code, /^PT4/, String(error));
      return false;
    }
  }

  private async read() {
    const found = await this.backend.sql<Row>(`
      select private.key_of(listed) as document, private.stored_value(listed) as stored, private.pending_value(listed) as pending,
        coalesce(
          (select article.version from public.articles as article where article.id = private.article_of(listed)),
          (select max(number) from private.document_versions as kept where (kept.kind, kept.id) = (listed.kind, listed.id)), 0
        ) as version,
        array(select number from private.document_versions as kept where (kept.kind, kept.id) = (listed.kind, listed.id) order by 1) as numbers,
        (
          select kept.value from private.document_versions as kept
          where (kept.kind, kept.id) = (listed.kind, listed.id) and not is_pending order by number desc limit 1
        ) as online,
        array(
          select value ->> 'title' from private.document_versions as kept where (kept.kind, kept.id) = (listed.kind, listed.id) order by number
        ) as titles
      from unnest(array[${documents.map((document) => `(${named(document)})`).join(', ')}]::private.document[]) as listed`);
    this.found = new Map(found.map((row) => [row.document, row]));
  }

  /** What somebody has typed and was not refused. */
  private note(document: Document, title: string) {
    this.typed.set(document, [...(this.typed.get(document) ?? []), title]);
  }

  private toValue(document: Document, title: string) {
    const whole =
      document === 'page/modele' ? { slug: 'modele', description: 'Une page.', footer: 'none' } : {};
    return `${quote(JSON.stringify({ ...whole, title }))}::jsonb`;
  }

  /** A step as statements, and what it does to the model when it is not refused. */
  private toAttempt(step: Step): { script: string; change: () => void } {
    const nothing = { script: '', change: () => {} };
    if (!('document' in step)) return this.toCommonAttempt(step);
    const { document } = step;
    const state = this.state(document);
    const row = this.found.get(document);
    const version = row?.version ?? 0;
    this.count += 1;
    const title = `texte ${this.count}`;
    const write = (name: string, text: string, more = '') =>
      `select public.${name}(${quote(document)}, ${this.toValue(document, text)}, ${version}${more});`;
    switch (step.do) {
      case 'save':
        return {
          script: write('save_document', title),
          change: () => {
            this.note(document, title);
            this.saveBeside(document, title);
          },
        };
      case 'publish':
        return {
          script: write('publish_document', title),
          change: () => {
            this.note(document, title);
            this.show(document, title, null);
            this.endFulfilledPlan(document);
          },
        };
      case 'publishPending': {
        const { pending } = state;
        if (pending === null) return nothing;
        return {
          script: write('publish_document', pending),
          change: () => {
            this.show(document, pending, null);
            this.endFulfilledPlan(document);
          },
        };
      }
      case 'restore': {
        const former = row?.titles.find((one) => one !== null);
        if (!former) return nothing;
        return {
          script: write('save_document', former, `, 'restored', 'Version 1'`),
          change: () => {
            if (former !== (state.pending ?? this.stored(document))) this.saveBeside(document, former);
          },
        };
      }
      case 'plan': {
        // The date of a draft is its own, of which the clock of this model knows nothing.
        if (isArticle(document) && state.online === null) return nothing;
        const due = this.hours + 1;
        return {
          script: write('plan_document', title, `, now() + interval '${due} hours'`),
          change: () => {
            this.note(document, title);
            const base = isArticle(document) ? state.own : state.online;
            this.wait(document, title);
            const planned = { title, base, save: this.saves, due, isStopped: false };
            const known = this.findPlan(document);
            if (known) Object.assign(known, planned);
            else this.plans.push({ document, ...planned });
          },
        };
      }
      case 'unplan':
        return {
          script: `select public.unplan_document(${quote(document)});`,
          change: () => this.endPlans(document),
        };
      case 'table': {
        // As the form of an article saves it: where it is, whatever waits.
        if (!isArticle(document) || state.isGone) return nothing;
        const isDraft = state.online === null && this.count % 2 === 0;
        return {
          script: `set local role authenticated; update public.articles set title = ${quote(title)}${
            isDraft ? `, status = 'published', published_at = '2026-01-01'` : ''
          } where id = ${quote(toId(document))} and version = ${version};
            reset role;`,
          change: () => {
            this.note(document, title);
            const isOnline = state.online !== null || isDraft;
            this.set(document, { online: isOnline ? title : null, own: title, pending: null });
            if (state.online !== null) this.endFulfilledPlan(document);
          },
        };
      }
      case 'withdraw':
        return {
          script: `select public.withdraw_document(${quote(document)}, ${version});`,
          change: () => {
            this.withdraw(document);
            this.endAll(document);
          },
        };
      case 'discard':
        return {
          script: `select public.discard_document_changes(${quote(document)}, ${version});`,
          change: () => this.set(document, { pending: null }),
        };
      case 'delete':
        if (!isArticle(document) || state.isGone) return nothing;
        return {
          script: `delete from public.articles where id = ${quote(toId(document))};`,
          change: () => {
            const part = this.published ? undefined : this.parts.get(document);
            this.kept.set(document, { plan: this.findPlan(document), part });
            this.set(document, { isGone: true });
            this.endAll(document);
          },
        };
      case 'putBack':
        if (!state.isGone) return nothing;
        return {
          script: `select public.restore_deleted_record('articles', ${quote(toId(document))});`,
          change: () => {
            this.set(document, { isGone: false });
            const { plan, part } = this.kept.get(document) ?? {};
            if (plan && state.online !== null) this.plans.push({ ...plan, isStopped: false });
            if (part !== undefined && !this.published) this.parts.set(document, part);
          },
        };
      case 'add':
        return {
          script: `select public.add_to_release('${release}', ${quote(document)}, ${step.withdraws});`,
          change: () => this.parts.set(document, step.withdraws),
        };
      case 'remove':
        return {
          script: `select public.remove_from_release('${release}', ${quote(document)});`,
          change: () => this.parts.delete(document),
        };
    }
  }

  private toCommonAttempt(step: Exclude<Step, { document: Document }>): {
    script: string;
    change: () => void;
  } {
    switch (step.do) {
      case 'release':
        return {
          script: `select public.publish_release('${release}', (select version from private.releases where id = '${release}'),
            private.release_hashes('${release}'));`,
          change: () => {
            const sorted = [...this.parts].toSorted(([one, left], [other, right]) =>
              left === right ? (one < other ? -1 : 1) : left ? -1 : 1,
            );
            this.published = new Map(
              sorted.flatMap(([document, withdraws]) => {
                const done = this.publishPart(document, withdraws);
                // What isn't on the site after a release has nothing planned any more, were it off before.
                if (this.state(document).online === null) this.endPlans(document);
                return done ? [[document, done] as const] : [];
              }),
            );
          },
        };
      case 'undo':
        return {
          script: `select public.undo_release('${release}');`,
          change: () => {
            if (this.isUndone) return;
            this.isUndone = true;
            for (const [document, done] of this.published ?? []) this.takeBack(document, done);
          },
        };
      case 'open':
        // The next one, once the one before is over.
        if (!this.published) return { script: '', change: () => {} };
        return {
          script: `delete from private.releases where id = '${release}';
            insert into private.releases (id, name, owner_id) values ('${release}', 'Modèle', '${people.editor}');`,
          change: () => {
            this.parts = new Map();
            this.published = null;
            this.isUndone = false;
          },
        };
      case 'tick':
        this.hours += 2;
        return {
          script: `select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
            select private.publish_due_releases(now() + interval '${this.hours} hours');`,
          change: () => this.publishDue(),
        };
    }
  }

  private withdraw(document: Document) {
    const { online, own, pending } = this.state(document);
    if (isArticle(document)) this.set(document, { online: null, own: pending ?? own, pending: null });
    else if (document === 'page/modele') {
      this.set(document, { online: null, pending: pending ?? online });
      if (online === null) return;
      this.saves += 1;
      this.waiting.set(document, this.saves);
    } else this.set(document, { online: null, pending: null });
  }

  /** What a release does to one of its documents; null where nothing has to change. */
  private publishPart(document: Document, withdraws: boolean): Done | null {
    const before = this.state(document);
    const { online, own, pending } = before;
    if (withdraws) {
      if (online === null) return null;
      this.withdraw(document);
    } else {
      const title = pending ?? (isArticle(document) ? own : online);
      if (title === null || title === online) return null;
      this.show(document, title, null);
    }
    return { before, after: this.state(document), waited: pending };
  }

  private takeBack(document: Document, { before, after, waited }: Done) {
    const { online, own, pending, isGone } = this.state(document);
    if (isGone || online !== after.online || (isArticle(document) && own !== after.own)) return;
    // Nothing waits beside a draft: what was saved since is its text.
    const isDraft = isArticle(document) && before.online === null;
    const since = isDraft ? { own: pending ?? before.own, pending: null } : { own: before.own };
    this.set(document, { online: before.online, ...since });
    if (this.state(document).pending === null && waited !== null) this.wait(document, waited);
    if (before.online === null) this.endPlans(document);
  }

  private publishDue() {
    const due = this.plans
      .filter((plan) => plan.due <= this.hours && !plan.isStopped)
      .toSorted((one, other) => one.due - other.due);
    for (const plan of due) {
      const { document, title, base, save } = plan;
      const before = this.state(document);
      // It says why, and waits for somebody.
      plan.isStopped = before.online !== null && ![base, title].includes(before.online);
      if (plan.isStopped) continue;
      this.endPlans(document);
      if (before.online === title) continue;
      // What waits beside it goes on from it, but where it has another text of its own.
      const isPlanned = before.pending !== null && this.waiting.get(document) === save;
      this.show(document, title, isPlanned || before.pending === base ? null : before.pending);
    }
  }

  private async check(step: Step) {
    await this.read();
    for (const document of documents) {
      const state = this.state(document);
      const row = this.found.get(document);
      assert.ok(row);
      const where = `${document} after ${JSON.stringify(step)}`;
      const online =
        row.stored?.status && row.stored.status !== 'published' ? null : (row.stored?.title ?? null);
      // What visitors read is what was published last.
      assert.equal(online, state.isGone ? null : state.online, `online of ${where}`);
      if (!state.isGone) {
        assert.deepEqual(
          row.stored,
          isArticle(document) || row.stored ? row.online : null,
          `published of ${where}`,
        );
        assert.equal(row.pending?.title ?? null, state.pending, `pending of ${where}`);
        if (isArticle(document)) assert.equal(row.stored?.title, state.own, `text of ${where}`);
      }
      // The versions tell all of it, one after the other.
      assert.deepEqual(
        row.numbers,
        row.numbers.map((_number, index) => index + 1),
        `numbers of ${where}`,
      );
      const lost = (this.typed.get(document) ?? []).filter((title) => !row.titles.includes(title));
      assert.deepEqual(lost, [], `lost of ${where}`);
    }
  }
}

/** Does so many random sequences of steps, some dozens each. */
export const testDocuments = (backend: TestedBackend, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(aPhrase, { minLength: 1, maxLength: 10, size: 'max' }), async (phrases) => {
      const model = new DocumentModel(backend);
      await model.begin();
      for (const one of phrases.flat()) await model.take(one);
    }),
    { numRuns, seed: Number(process.env['SEED'] ?? 1) },
  );

import { DataError, type DataErrorKind } from '../../../errors.ts';
import { type ArticleStatements, saveArticle } from '../../article.queries.ts';
import {
  type Article,
  type ArticleInput,
  emptyArticle,
  toArticleInput,
  toArticleText,
  articleSchema,
  scheduledArticleSchema,
} from '../../article.schema.ts';
import type { ArticleStatus } from '../../articleStatus.ts';
import { toClockTime } from '../../../quebecTime.ts';
import { toPublication, type SaveIntent } from '../../publication.ts';
import { type ArticleStore, createArticleStore } from '../articleStore.ts';
import { clearDrafts } from '../draftKeys.ts';
import { createDraftStore, type Draft, recoverableDrafts } from '../draftStore.ts';
import { type ArticleField, changedFields } from '../merge.ts';

/** What is broken on purpose, to see that it is noticed. */
export const faults = [
  'noVersionCheck',
  'draftClearedWhenSending',
  'draftStoredLate',
  'createRepeatedWithNewId',
  'draftsShared',
] as const;
export type Fault = (typeof faults)[number];

/** Milliseconds between two keys, and what a crash may cost at most. */
const KEY_PAUSE = 100;
const CRASH_COST = 250;

/** Later than the real day, on which the code under test publishes, and earlier than any day that people plan for. */
const START = Date.UTC(2100, 0);
const FIRST_PLAN = Date.UTC(2101, 0);

/** What becomes of a request. */
export const fates = [
  'answered',
  'neverArrived',
  'answerLost',
  'arrivesLate',
  'serverError',
  'serverErrorAfterwards',
  'rateLimited',
  'sessionRefused',
] as const;
type Fate = (typeof fates)[number];

type PendingRequest = {
  tab: Tab;
  perform: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

type Row = Omit<Article, 'tag_ids'>;

type Person = 'ana' | 'luc';

/** A text or a date that somebody typed, to be found again. */
type Typed = {
  mark: string;
  author: Person;
  articleId: string;
  editorId: string;
  at: number;
  isGivenUp: boolean;
};

/** An editor in a browser's tab, with everything that its person has had before their eyes. */
type Tab = {
  person: Person;
  store: ArticleStore;
  editorId: string;
  seen: Set<string>;
};

const texts = ['title', 'excerpt', 'content', 'category_id'] as const;
export type TextField = (typeof texts)[number];

/** What no save may take away unless its author has seen it. */
const watched = [...texts, 'status', 'publish_at'] as const;

class MemoryStorage {
  private readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
  clear() {
    this.entries.clear();
  }
}

/** A database with its version rule, a network that loses things, a device with its storage, and people with tabs. */
export class EditingSimulation {
  readonly rows = new Map<string, Row>();
  readonly links = new Map<string, string[]>();
  readonly tabs: (Tab | null)[] = [null, null, null];
  readonly drafts = createDraftStore(() => this.storage);
  private readonly storage = new MemoryStorage();
  private readonly typed: Typed[] = [];
  private readonly signedOut = new Set<string>();
  private readonly articles = new Set<string>(['a-1']);
  private pending: PendingRequest[] = [];
  private late: (() => unknown)[] = [];
  private timers: { at: number; editorId: string; callback: () => void }[] = [];
  private clock = START;
  private count = 0;
  readonly violations: string[] = [];
  private readonly fault: Fault | null;

  constructor(fault: Fault | null) {
    this.fault = fault;
    const texts = toArticleText({ ...emptyArticle, title: 'Titre' });
    const facts = {
      status: 'draft' as const,
      author_id: null,
      published_at: null,
      views_count: 0,
    };
    const dates = { created_at: '', updated_at: '' };
    this.rows.set('a-1', { id: 'a-1', ...texts, ...facts, ...dates, version: 1 });
  }

  // What people do

  open(slot: number, person: Person, articleId: string | null) {
    if (this.tabs[slot]) return;
    const row = articleId === null ? null : this.rows.get(articleId);
    if (row === undefined) return;
    const id = articleId ?? this.newId('a');
    this.articles.add(id);
    const editorId = this.fault === 'draftsShared' ? 'e' : this.newId('e');
    const tab: Tab = {
      person,
      editorId,
      seen: new Set(),
      store: this.start(() => tab, id, person, editorId),
    };
    this.tabs[slot] = tab;
    tab.store.subscribe(() => this.look(tab));
    tab.store.onEffect((effect) => {
      if (effect.type === 'submit') this.submit(tab, effect.intent);
    });
    this.look(tab);
  }

  private start(getTab: () => Tab, articleId: string, personId: string, editorId: string) {
    const row = this.rows.get(articleId);
    const article = row ? this.withTags(row) : null;
    return createArticleStore(
      { personId, editorId, articleId, article },
      {
        write: (save) => {
          if (this.fault === 'draftClearedWhenSending')
            this.drafts.remove({ personId, articleId: save.id, editorId });
          // Whoever presses a button knows the status that it stands for.
          getTab().seen.add(toPublication(save.intent, save.input).status ?? save.input.status);
          return saveArticle(save, this.getStatements(getTab()));
        },
        drafts: this.drafts,
        now: () => this.clock,
        newId: () => this.newId('e'),
        wait: (milliseconds, callback) => {
          const delay = this.fault === 'draftStoredLate' ? 4 * milliseconds : milliseconds;
          const timer = { at: this.clock + delay, editorId, callback };
          this.timers.push(timer);
          return () => {
            this.timers = this.timers.filter((other) => other !== timer);
          };
        },
      },
    );
  }

  /** Adds to a text, or writes it anew: what the person saw there before, they have taken away themselves. */
  type(slot: number, field: TextField, isAnew: boolean) {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text } = tab.store.state();
    const isReplaced = isAnew || field === 'category_id';
    if (isReplaced) this.giveUp(text[field]);
    this.write(tab, (mark) => ({ ...text, [field]: isReplaced ? mark : text[field] + mark }));
  }

  /** Chooses a date to publish at: a mark by itself, for no two are the same. */
  plan(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text } = tab.store.state();
    this.giveUp(text.publish_at);
    this.write(
      tab,
      (publish_at) => ({ ...text, publish_at }),
      toClockTime(FIRST_PLAN + this.nextCount() * 60_000),
    );
  }

  choose(slot: number, status: ArticleStatus) {
    const tab = this.tabs[slot];
    tab?.store.edit({ ...tab.store.state().text, status });
  }

  addTag(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text } = tab.store.state();
    this.write(tab, (mark) => ({ ...text, tag_ids: [...text.tag_ids, mark] }));
  }

  removeTag(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text } = tab.store.state();
    const [first = '', ...others] = text.tag_ids;
    this.giveUp(first);
    tab.store.edit({ ...text, tag_ids: others });
    this.advance(KEY_PAUSE);
  }

  private write(tab: Tab, textWith: (mark: string) => ArticleInput, mark = `<${this.newId('')}>`) {
    const { person: author, editorId, store } = tab;
    const { id: articleId } = store.state();
    this.typed.push({ mark, author, articleId, editorId, at: this.clock, isGivenUp: false });
    store.edit(textWith(mark));
    this.advance(KEY_PAUSE);
  }

  save(slot: number, intent: SaveIntent) {
    const tab = this.tabs[slot];
    if (tab) this.submit(tab, intent);
  }

  /** What the form does: a text that the schema refuses goes nowhere. */
  private submit({ store }: Tab, intent: SaveIntent) {
    const schema = intent === 'schedule' ? scheduledArticleSchema : articleSchema;
    const { data } = schema.safeParse(store.state().text);
    if (!data) return;
    // Published now, an article needs no date.
    if (intent === 'publish') this.giveUp(data.publish_at);
    store.save(intent, data);
  }

  retry(slot: number) {
    this.tabs[slot]?.store.dispatch({ type: 'retry' });
  }

  resolve(slot: number, choice: 'mine' | 'theirs') {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text, conflicts } = tab.store.state();
    const [field] = Object.keys(conflicts) as ArticleField[];
    if (!field) return;
    const [stored, left] =
      choice === 'mine' ? [text[field], conflicts[field]] : [conflicts[field], text[field]];
    for (const one of this.typed) {
      if (String(left).includes(one.mark) && !String(stored).includes(one.mark)) one.isGivenUp = true;
    }
    tab.store.dispatch({ type: 'resolved', field, choice });
  }

  offered(tab: Tab): Draft[] {
    const { person: personId, store } = tab;
    const { id: articleId, version } = store.state();
    const isNewArticle = version === null;
    const offered = recoverableDrafts(this.drafts, { personId, articleId, isNewArticle }, this.isOpen);
    for (const draft of offered) {
      if (draft.personId !== personId) this.violations.push('offered to somebody else');
      if (draft.articleId !== articleId && !(isNewArticle && draft.isNew))
        this.violations.push('offered elsewhere');
    }
    return offered;
  }

  recover(slot: number) {
    const tab = this.tabs[slot];
    const [draft] = tab ? this.offered(tab) : [];
    if (tab && draft) tab.store.recover(draft);
  }

  /** The session ends in one tab or for want of renewal: requests are refused until the person signs in again. */
  expire(person: Person) {
    this.signedOut.add(person);
  }

  signIn(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    this.signedOut.delete(tab.person);
    for (const other of this.tabs) {
      if (other?.person === tab.person) other.store.dispatch({ type: 'signedIn' });
    }
  }

  /** The person leaves for good: their drafts go, but for those of tabs that are still open. */
  signOut(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    this.leave(slot);
    this.signedOut.add(tab.person);
    const before = this.drafts.of(tab.person);
    clearDrafts(() => this.storage, tab.person, this.isOpen);
    const after = this.drafts.of(tab.person);
    this.giveUp(
      JSON.stringify(before.filter(({ editorId }) => !after.some((draft) => draft.editorId === editorId))),
    );
  }

  /** Closed or left. */
  leave(slot: number) {
    this.tabs[slot]?.store.close();
    this.vanish(slot);
  }

  /** Killed: the last milliseconds before it are lost, and nothing else. */
  crash(slot: number) {
    const tab = this.tabs[slot];
    for (const one of this.typed) {
      if (one.editorId === tab?.editorId && this.clock - one.at <= CRASH_COST) one.isGivenUp = true;
    }
    this.vanish(slot);
  }

  /** The requests of a tab that is gone may still arrive, their answers never. */
  private vanish(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    this.timers = this.timers.filter(({ editorId }) => editorId !== tab.editorId);
    for (const request of this.pending) {
      if (request.tab !== tab) continue;
      request.resolve = () => undefined;
      request.reject = () => undefined;
    }
    this.tabs[slot] = null;
  }

  reload(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { version, id } = tab.store.state();
    this.leave(slot);
    this.open(slot, tab.person, version === null ? null : id);
  }

  // What happens to them

  deliver(nth: number, fate: Fate) {
    const [request] = this.pending.splice(nth % Math.max(1, this.pending.length), 1);
    if (!request) return;
    const { perform, resolve, reject, tab } = request;
    const refuse = (kind: DataErrorKind) => reject(new DataError(kind));
    const answer = () => {
      try {
        resolve(perform());
      } catch (error) {
        reject(error);
      }
    };
    const arrive = () => {
      try {
        perform();
      } catch {
        // A refusal that nobody hears.
      }
    };
    if (this.signedOut.has(tab.person) || fate === 'sessionRefused') {
      this.signedOut.add(tab.person);
      refuse('unauthenticated');
    } else if (fate === 'answered') answer();
    else if (fate === 'neverArrived') refuse('offline');
    else if (fate === 'serverError') refuse('server');
    else if (fate === 'rateLimited') refuse('rateLimited');
    else if (fate === 'arrivesLate') {
      this.late.push(perform);
      refuse('timeout');
    } else {
      arrive();
      refuse(fate === 'answerLost' ? 'timeout' : 'server');
    }
  }

  arriveLate() {
    try {
      this.late.shift()?.();
    } catch {
      // A refusal that nobody hears.
    }
  }

  passTime() {
    const [next] = this.timers.toSorted((one, other) => one.at - other.at);
    if (next) this.advance(next.at - this.clock);
  }

  private advance(milliseconds: number) {
    const until = this.clock + milliseconds;
    for (;;) {
      const [next] = this.timers.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > until) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.clock = next.at;
      next.callback();
    }
    this.clock = until;
  }

  // The database

  private getStatements(tab: Tab): ArticleStatements {
    const request = <Result>(perform: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        this.pending.push({ tab, perform, resolve: (value) => resolve(value as Result), reject });
      });
    return {
      insert: (id, values) =>
        request(() => {
          const isRepeated = this.rows.has(id);
          if (isRepeated && this.fault !== 'createRepeatedWithNewId') {
            throw new DataError('duplicate', { column: 'id', status: 409 });
          }
          const dates = { created_at: '', updated_at: '' };
          const rowId = isRepeated ? this.newId('a') : id;
          const facts = { author_id: null, views_count: 0, version: 1, ...dates };
          const publication = { status: 'draft' as const, published_at: null };
          const row: Row = { id: rowId, ...facts, ...publication, ...values };
          this.rows.set(rowId, row);
          return row;
        }),
      update: (id, version, values) =>
        request(() => {
          const row = this.rows.get(id);
          if (!row || (row.version !== version && this.fault !== 'noVersionCheck')) return null;
          const next: Row = { ...row, ...values, version: row.version + 1 };
          this.watch(tab, this.getInput(row), this.getInput(next));
          this.rows.set(id, next);
          return next;
        }),
      setTags: (id, version, tagIds) =>
        request(() => {
          const row = this.rows.get(id);
          if (row?.version !== version) {
            throw new DataError('conflict', { code: 'PT409', status: 409 });
          }
          const input = this.getInput(row);
          this.watch(tab, input, { ...input, tag_ids: tagIds });
          this.links.set(id, tagIds);
          this.rows.set(id, { ...row, version: row.version + 1 });
        }),
      read: (id) =>
        request(() => {
          const row = this.rows.get(id);
          if (!row) throw new DataError('notFound');
          return this.withTags(row);
        }),
    };
  }

  private getInput = (row: Row) => toArticleInput(this.withTags(row), this.clock);

  private withTags = (row: Row): Article => ({ ...row, tag_ids: this.links.get(row.id) ?? [] });

  // What must hold

  /** What the person of a tab has had before their eyes. */
  private look(tab: Tab) {
    const { text, conflicts } = tab.store.state();
    for (const shown of [text, conflicts]) {
      for (const field of watched) if (shown[field] !== undefined) tab.seen.add(shown[field]);
      for (const tag of shown.tag_ids ?? []) tab.seen.add(tag);
    }
  }

  /** A value that a save takes away must have been before its author's eyes. */
  private watch(tab: Tab, before: ArticleInput, after: ArticleInput) {
    for (const field of changedFields(before, after)) {
      const gone =
        field === 'tag_ids' ? before.tag_ids.filter((tag) => !after.tag_ids.includes(tag)) : [before[field]];
      // A date that is taken back in full view is given up.
      if (field === 'publish_at') this.giveUp(before.publish_at);
      const isWatched = field === 'tag_ids' || watched.some((other) => other === field);
      const unseen = isWatched ? gone.filter((value) => !tab.seen.has(String(value))) : [];
      if (unseen.length > 0) this.violations.push(`silently overwritten: ${field} ${String(unseen)}`);
    }
  }

  /** Looks for everything that was typed: on the server, in a form, or on the device for its author. */
  check() {
    const server = [...this.rows.values()].map((row) => ({ id: row.id, ...this.getInput(row) }));
    const forms = this.tabs.flatMap((tab) => (tab ? [tab.store.state().text] : []));
    const shared = JSON.stringify([server, forms]);
    const drafts = { ana: '', luc: '' };
    for (const { mark, author, isGivenUp } of this.typed) {
      if (isGivenUp || shared.includes(mark)) continue;
      drafts[author] ||= JSON.stringify(this.drafts.of(author));
      if (!drafts[author].includes(mark)) this.violations.push(`lost: ${mark} of ${author}`);
    }
    for (const row of server) {
      if (!this.articles.has(row.id)) this.violations.push(`a second row: ${row.id}`);
      const text = JSON.stringify(row);
      const stray = this.typed.find(({ mark, articleId }) => articleId !== row.id && text.includes(mark));
      if (stray) this.violations.push(`in another article: ${stray.mark}`);
    }
  }

  /** Everything that was left on the device, taken up again and saved: what is still missing on the server is lost. */
  async bringHome(settled: () => Promise<void>) {
    for (let slot = 0; slot < this.tabs.length; slot += 1) this.leave(slot);
    const deliverAll = async () => {
      await settled();
      while (this.pending.length > 0) {
        this.deliver(0, 'answered');
        await settled();
      }
    };
    this.signedOut.clear();
    await deliverAll();
    for (const person of ['ana', 'luc'] as const) {
      for (const articleId of [...this.rows.keys(), null]) {
        await this.saveAllOffered(person, articleId, deliverAll);
      }
    }
    for (const { mark, isGivenUp } of this.typed) {
      const isHome = [...this.rows.values()].some((row) => JSON.stringify(this.getInput(row)).includes(mark));
      if (!isGivenUp && !isHome) this.violations.push(`never came home: ${mark}`);
    }
  }

  private async saveAllOffered(person: Person, articleId: string | null, deliverAll: () => Promise<void>) {
    for (let isLast = false; !isLast;) {
      this.open(0, person, articleId);
      const tab = this.tabs[0];
      if (!tab) return;
      const { length } = this.offered(tab);
      isLast = length < 2;
      if (length === 0) return this.leave(0);
      this.recover(0);
      if (!tab.store.state().text.title.trim()) this.type(0, 'title', true);
      this.save(0, tab.store.state().text.publish_at ? 'schedule' : 'keep');
      await deliverAll();
      while (Object.keys(tab.store.state().conflicts).length > 0) this.resolve(0, 'mine');
      await deliverAll();
      this.leave(0);
    }
  }

  private giveUp(text: string) {
    if (text === '') return;
    for (const one of this.typed) if (text.includes(one.mark)) one.isGivenUp = true;
  }

  private isOpen = (editorId: string) => this.tabs.some((tab) => tab?.editorId === editorId);

  private newId = (prefix: string) => `${prefix}${this.nextCount()}`;

  private nextCount() {
    this.count += 1;
    return this.count;
  }
}

import { DataError } from '#data/errors.ts';
import type { DataErrorKind } from '#data/errorSentences.ts';
import type { DocumentKind, SaveDetails, SaveIntent, SaveOutcome, SaveRequest } from '../documentKind.ts';
import { DocumentStore } from '../documentStore.ts';
import { clearDrafts } from '../draftKeys.ts';
import { createDraftStore, type Draft, recoverableDrafts } from '../draftStore.ts';

/** Milliseconds between two keys, and what a crash may cost at most. */
const KEY_PAUSE = 100;
const CRASH_COST = 250;

/** Later than the real day, on which the code under test publishes. */
const START = Date.UTC(2100, 0);

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

type PendingRequest<Text, Saved> = {
  tab: Tab<Text, Saved>;
  perform: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

export type Person = 'ana' | 'luc';

/** Something that somebody typed or chose, to be found again. */
type Typed = {
  mark: string;
  author: Person;
  document: string;
  editorId: string;
  at: number;
  isGivenUp: boolean;
};

/** An editor in a browser's tab, with everything that its person has had before their eyes. */
type Tab<Text, Saved> = {
  person: Person;
  store: DocumentStore<Text, Saved>;
  editorId: string;
  seen: Set<string>;
};

/** What a simulated database gets with each request. */
export type Requests<Text> = {
  person: Person;
  /** Lets something happen at the server, unless the network has it otherwise. */
  request: <Result>(perform: () => Result) => Promise<Result>;
  /** What one text is about to be replaced by. */
  watch: (before: Text, after: Text) => void;
};

/** A button that saves: what it asks for, and what it sets of the text. */
export type Press<Text> = { intent: SaveIntent; details?: SaveDetails; values?: Partial<Text> };

/** A kind of documents with its database, and with what people do to its texts. */
export type SimulatedKind<Text, Saved> = {
  kind: DocumentKind<Text, Saved>;
  /** The document that is there at first. */
  first: string;
  /** The key of a new document; null where none is made. */
  toDocument: ((id: string) => string) | null;
  /** What has a text to type in: its text, and the same text with another one there. Null where it isn't there by now. */
  places: readonly ((text: Text) => { value: string; put: (value: string) => Text } | null)[];
  /** What is done to a text besides: it makes another one of it, with a mark in it, or with something taken away. */
  gestures: readonly ((text: Text, count: number) => { text: Text; mark?: string } | null)[];
  /** What the form does before a save: null for a text that its schema refuses. */
  parse: (text: Text, press: Press<Text>) => Text | null;
  /** The buttons, as they are for a text by what is saved of it. */
  buttons: readonly ((text: Text, saved: Saved | null) => Press<Text>)[];
  /** How all that waits on the device is saved in the end. */
  findLastPress: (text: Text, saved: Saved | null) => Press<Text>;
  /** What no save may take away unless its author has seen it. */
  listValues: (text: Text) => string[];
  /** What a text takes away in full view when a button saves it. */
  findGivenUp: (text: Text, press: Press<Text>) => string;
  /** What is given up, of a text, when a save takes it away in full view. */
  findMoot: (text: Text) => string;
  createServer: () => SimulatedServer<Text, Saved>;
};

export type SimulatedServer<Text, Saved> = {
  listDocuments: () => string[];
  read: (document: string) => Saved | null;
  write: (save: SaveRequest<Text, Saved>, requests: Requests<Text>) => Promise<SaveOutcome<Saved>>;
};

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
export class EditingSimulation<Text, Saved> {
  readonly tabs: (Tab<Text, Saved> | null)[] = [null, null, null];
  readonly drafts = createDraftStore(() => this.storage);
  private readonly storage = new MemoryStorage();
  private readonly typed: Typed[] = [];
  private readonly signedOut = new Set<string>();
  private readonly documents: Set<string>;
  private pending: PendingRequest<Text, Saved>[] = [];
  private late: (() => unknown)[] = [];
  private timers: { at: number; editorId: string; callback: () => void }[] = [];
  private clock = START;
  private count = 0;
  readonly violations: string[] = [];
  private readonly subject: SimulatedKind<Text, Saved>;
  private readonly server: SimulatedServer<Text, Saved>;

  constructor(subject: SimulatedKind<Text, Saved>) {
    this.subject = subject;
    this.server = subject.createServer();
    this.documents = new Set([subject.first]);
  }

  // What people do

  /** Opens the document that is there at first, or a new one. */
  open(slot: number, person: Person, isNew: boolean) {
    const { first, toDocument } = this.subject;
    this.openDocument(slot, person, isNew ? (toDocument?.(this.newId('a')) ?? first) : first);
  }

  private openDocument(slot: number, person: Person, document: string) {
    if (this.tabs[slot]) return;
    this.documents.add(document);
    const editorId = this.newId('e');
    const tab: Tab<Text, Saved> = {
      person,
      editorId,
      seen: new Set(),
      store: this.start(() => tab, document, person, editorId),
    };
    this.tabs[slot] = tab;
    tab.store.subscribe(() => this.look(tab));
    tab.store.onEffect((effect) => {
      if (effect.type === 'submit') this.submit(tab, effect);
    });
    this.look(tab);
  }

  private start(getTab: () => Tab<Text, Saved>, document: string, personId: Person, editorId: string) {
    const { kind, listValues } = this.subject;
    return new DocumentStore<Text, Saved>(
      { kind, personId, editorId, document, saved: this.server.read(document) },
      {
        write: (save) => {
          // Whoever presses a button knows what it stands for.
          for (const value of listValues(
            kind.parts.take(getTab().store.state().text, save.text, save.sets ?? []),
          ))
            getTab().seen.add(value);
          return this.server.write(save, this.getRequests(getTab()));
        },
        drafts: this.drafts,
        now: () => this.clock,
        newId: () => this.newId('e'),
        wait: (milliseconds, callback) => {
          const timer = { at: this.clock + milliseconds, editorId, callback };
          this.timers.push(timer);
          return () => {
            this.timers = this.timers.filter((other) => other !== timer);
          };
        },
      },
    );
  }

  private getRequests(tab: Tab<Text, Saved>): Requests<Text> {
    return {
      person: tab.person,
      request: <Result>(perform: () => Result) =>
        new Promise<Result>((resolve, reject) => {
          this.pending.push({ tab, perform, resolve: (value) => resolve(value as Result), reject });
        }),
      watch: (before, after) => this.watch(tab, before, after),
    };
  }

  /** Adds to a text, or writes it anew. */
  type(slot: number, nth: number, isAnew: boolean) {
    const { places } = this.subject;
    this.edit(slot, (text, count) => {
      const mark = `<${count}>`;
      const place = places[nth % places.length]?.(text);
      return place ? { text: place.put(isAnew ? mark : place.value + mark), mark } : null;
    });
  }

  /** Whatever else is done to a text. */
  gesture(slot: number, nth: number) {
    const { gestures } = this.subject;
    this.edit(slot, (text, count) => gestures[nth % gestures.length]?.(text, count) ?? null);
  }

  /** What somebody saw in their text and takes away, they have given up. */
  private edit(slot: number, make: (text: Text, count: number) => { text: Text; mark?: string } | null) {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { store, person: author, editorId } = tab;
    const { text: before, document } = store.state();
    const made = make(before, this.nextCount());
    if (!made) return;
    this.giveUpGone(before, made.text);
    if (made.mark) {
      this.typed.push({ mark: made.mark, author, document, editorId, at: this.clock, isGivenUp: false });
    }
    store.edit(made.text);
    this.advance(KEY_PAUSE);
  }

  save(slot: number, nth: number) {
    const { buttons } = this.subject;
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text, saved } = tab.store.state();
    const press = buttons[nth % buttons.length]?.(text, saved);
    if (press) this.submit(tab, press);
  }

  /** What the form does: a text that the schema refuses goes nowhere. */
  private submit({ store }: Tab<Text, Saved>, press: Press<Text>) {
    const text = this.subject.parse(store.state().text, press);
    if (text === null) return;
    this.giveUp(this.subject.findGivenUp(text, press));
    store.save(press.intent, { ...text, ...press.values }, press.details);
  }

  retry(slot: number) {
    this.tabs[slot]?.store.dispatch({ type: 'retry' });
  }

  /** Somebody looks at what the server has by now, without saving. */
  refresh(slot: number) {
    const tab = this.tabs[slot];
    const saved = tab && this.server.read(tab.store.state().document);
    if (saved) tab.store.dispatch({ type: 'refreshed', saved, at: this.clock });
  }

  resolve(slot: number, choice: 'mine' | 'theirs') {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text, server, conflicts } = tab.store.state();
    const [path] = conflicts;
    if (path === undefined) return;
    const theirs = this.subject.kind.parts.take(text, server, [path]);
    if (choice === 'mine') this.giveUpGone(theirs, text);
    else this.giveUpGone(text, theirs);
    tab.store.dispatch({ type: 'resolved', path, choice });
  }

  offered(tab: Tab<Text, Saved>): Draft[] {
    const { person: personId, store } = tab;
    const { document, version } = store.state();
    const isNew = version === null;
    const offered = recoverableDrafts(this.drafts, { personId, document, isNew }, this.isOpen);
    for (const draft of offered) {
      if (draft.personId !== personId) this.violations.push('offered to somebody else');
      if (draft.document !== document && !(isNew && draft.isNew)) this.violations.push('offered elsewhere');
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
    const { version, document } = tab.store.state();
    this.leave(slot);
    if (version === null) this.open(slot, tab.person, true);
    else this.openDocument(slot, tab.person, document);
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

  // What must hold

  /** What the person of a tab has had before their eyes: their text, and the other side of what they have to choose. */
  private look(tab: Tab<Text, Saved>) {
    const { text, server, conflicts } = tab.store.state();
    const { kind, listValues } = this.subject;
    for (const value of listValues(text)) tab.seen.add(value);
    if (conflicts.length === 0) return;
    for (const value of listValues(kind.parts.take(text, server, conflicts))) tab.seen.add(value);
  }

  /** A value that a save takes away must have been before its author's eyes. */
  private watch(tab: Tab<Text, Saved>, before: Text, after: Text) {
    const { listValues, findMoot } = this.subject;
    const left = new Set(listValues(after));
    const unseen = listValues(before).filter((value) => !left.has(value) && !tab.seen.has(value));
    if (unseen.length > 0) this.violations.push(`silently overwritten: ${String(unseen)}`);
    if (findMoot(before) !== findMoot(after)) this.giveUp(findMoot(before));
  }

  /** Looks for everything that was typed: on the server, in a form, or on the device for its author. */
  check() {
    const server = this.listTexts();
    const forms = this.tabs.flatMap((tab) => (tab ? [tab.store.state().text] : []));
    const shared = JSON.stringify([server, forms]);
    const drafts = { ana: '', luc: '' };
    for (const { mark, author, isGivenUp } of this.typed) {
      if (isGivenUp || shared.includes(mark)) continue;
      drafts[author] ||= JSON.stringify(this.drafts.of(author));
      if (!drafts[author].includes(mark)) this.violations.push(`lost: ${mark} of ${author}`);
    }
    for (const { document, text } of server) {
      if (!this.documents.has(document)) this.violations.push(`a second document: ${document}`);
      const json = JSON.stringify(text);
      const stray = this.typed.find((one) => one.document !== document && json.includes(one.mark));
      if (stray) this.violations.push(`in another document: ${stray.mark}`);
    }
  }

  private listTexts() {
    const { kind } = this.subject;
    return this.server
      .listDocuments()
      .map((document) => ({ document, text: kind.view(this.server.read(document), this.clock).text }));
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
      for (const document of [...this.server.listDocuments(), null]) {
        await this.saveAllOffered(person, document, deliverAll);
      }
    }
    const home = JSON.stringify(this.listTexts());
    for (const { mark, isGivenUp } of this.typed) {
      if (!isGivenUp && !home.includes(mark)) this.violations.push(`never came home: ${mark}`);
    }
  }

  private async saveAllOffered(person: Person, document: string | null, deliverAll: () => Promise<void>) {
    for (let isLast = false; !isLast;) {
      if (document === null) this.open(0, person, true);
      else this.openDocument(0, person, document);
      const tab = this.tabs[0];
      if (!tab) return;
      const { length } = this.offered(tab);
      isLast = length < 2;
      if (length === 0) return this.leave(0);
      this.recover(0);
      const getPress = () => this.subject.findLastPress(tab.store.state().text, tab.store.state().saved);
      if (this.subject.parse(tab.store.state().text, getPress()) === null) this.type(0, 0, true);
      this.submit(tab, getPress());
      await deliverAll();
      while (tab.store.state().conflicts.length > 0) this.resolve(0, 'mine');
      await deliverAll();
      this.leave(0);
    }
  }

  private giveUp(text: string) {
    if (text === '') return;
    for (const one of this.typed) if (text.includes(one.mark)) one.isGivenUp = true;
  }

  private giveUpGone(before: Text, after: Text) {
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
    for (const one of this.typed) {
      if (was.includes(one.mark) && !is.includes(one.mark)) one.isGivenUp = true;
    }
  }

  private isOpen = (editorId: string) => this.tabs.some((tab) => tab?.editorId === editorId);

  private newId = (prefix: string) => `${prefix}${this.nextCount()}`;

  private nextCount() {
    this.count += 1;
    return this.count;
  }
}

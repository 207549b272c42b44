import { createDraftStore, type Draft, recoverableDrafts } from '../draftStore.ts';
import { clearDrafts } from '../draftKeys.ts';
import { DocumentStore } from '../documentStore.ts';
import { MemoryStorage } from './MemoryStorage.ts';
import { SimulatedClock } from './SimulatedClock.ts';
import {
  type Person,
  type Press,
  type Requests,
  type SimulatedKind,
  type SimulatedServer,
} from './simulatedKind.ts';
import { type Fate, SimulatedNetwork } from './SimulatedNetwork.ts';
import { TypedMarks } from './TypedMarks.ts';

/** Milliseconds between two keys. */
const KEY_PAUSE = 100;

/** An editor in a browser's tab, with everything that its person has had before their eyes. */
type Tab<Text> = {
  person: Person;
  store: DocumentStore<Text>;
  editorId: string;
  seen: Set<string>;
};

/**
 * A database with its version rule, a network that loses things, a device with its storage, and people with tabs: what they do, and
 * what happens to them.
 */
export class SimulatedTabs<Text> {
  readonly tabs: (Tab<Text> | null)[] = [null, null, null];
  readonly drafts = createDraftStore(() => this.storage);
  private readonly storage = new MemoryStorage();
  protected readonly typed = new TypedMarks();
  protected readonly network = new SimulatedNetwork();
  protected readonly clock = new SimulatedClock();
  protected readonly documents: Set<string>;
  private count = 0;
  readonly violations: string[] = [];
  protected readonly subject: SimulatedKind<Text>;
  protected readonly server: SimulatedServer<Text>;

  constructor(subject: SimulatedKind<Text>) {
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

  protected openDocument(slot: number, person: Person, document: string) {
    if (this.tabs[slot]) return;
    this.documents.add(document);
    const editorId = this.newId('e');
    const tab: Tab<Text> = {
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

  private start(getTab: () => Tab<Text>, document: string, personId: Person, editorId: string) {
    const { texts, listValues } = this.subject;
    return new DocumentStore<Text>(
      { texts, personId, editorId, document, saved: this.server.read(document) },
      {
        write: (save) => {
          // Whoever presses a button knows what it sets: those values count as seen.
          for (const value of listValues(
            texts.parts.take(getTab().store.state().text, save.text, save.sets ?? []),
          ))
            getTab().seen.add(value);
          return this.server.write(save, this.getRequests(getTab()));
        },
        drafts: this.drafts,
        now: () => this.clock.now,
        newId: () => this.newId('e'),
        wait: (milliseconds, callback) => this.clock.wait(editorId, milliseconds, callback),
      },
    );
  }

  private getRequests(tab: Tab<Text>): Requests<Text> {
    return {
      person: tab.person,
      request: (perform) => this.network.request(tab, perform),
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

  /** Edits a text. What the edit removes needn't be found any more: its author has given it up. */
  private edit(slot: number, make: (text: Text, count: number) => { text: Text; mark?: string } | null) {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { store, person: author, editorId } = tab;
    const { text: before, document } = store.state();
    const made = make(before, this.nextCount());
    if (!made) return;
    this.typed.giveUpGone(before, made.text);
    if (made.mark) this.typed.add({ mark: made.mark, author, document, editorId, at: this.clock.now });
    store.edit(made.text);
    this.clock.advance(KEY_PAUSE);
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
  protected submit({ store }: Tab<Text>, press: Press<Text>) {
    const text = this.subject.parse(store.state().text, press);
    if (text === null) return;
    this.typed.giveUp(this.subject.findGivenUp(text, press));
    store.save(press.intent, { ...text, ...press.values }, press.details);
  }

  retry(slot: number) {
    this.tabs[slot]?.store.dispatch({ type: 'retry' });
  }

  /** Somebody looks at what the server has by now, without saving. */
  refresh(slot: number) {
    const tab = this.tabs[slot];
    const saved = tab && this.server.read(tab.store.state().document);
    if (saved) tab.store.dispatch({ type: 'refreshed', saved, at: this.clock.now });
  }

  resolve(slot: number, choice: 'mine' | 'theirs') {
    const tab = this.tabs[slot];
    if (!tab) return;
    const { text, server, conflicts } = tab.store.state();
    const [path] = conflicts;
    if (path === undefined) return;
    const theirs = this.subject.texts.parts.take(text, server, [path]);
    if (choice === 'mine') this.typed.giveUpGone(theirs, text);
    else this.typed.giveUpGone(text, theirs);
    tab.store.dispatch({ type: 'resolved', path, choice });
  }

  offered(tab: Tab<Text>): Draft[] {
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
    this.network.signOut(person);
  }

  signIn(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    this.network.signIn(tab.person);
    for (const other of this.tabs) {
      if (other?.person === tab.person) other.store.dispatch({ type: 'signedIn' });
    }
  }

  /** The person leaves for good: their drafts go, but for those of tabs that are still open. */
  signOut(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    this.leave(slot);
    this.network.signOut(tab.person);
    const before = this.drafts.of(tab.person);
    clearDrafts(() => this.storage, tab.person, this.isOpen);
    const after = this.drafts.of(tab.person);
    this.typed.giveUp(
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
    if (tab) this.typed.giveUpLatest(tab.editorId, this.clock.now);
    this.vanish(slot);
  }

  private vanish(slot: number) {
    const tab = this.tabs[slot];
    if (!tab) return;
    this.clock.forget(tab.editorId);
    this.network.hangUp(tab);
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
    this.network.deliver(nth, fate);
  }

  arriveLate() {
    this.network.arriveLate();
  }

  passTime() {
    this.clock.passTime();
  }

  // What must hold

  /** What the person of a tab has had before their eyes: their text, and the other side of what they have to choose. */
  private look(tab: Tab<Text>) {
    const { text, server, conflicts } = tab.store.state();
    const { texts, listValues } = this.subject;
    for (const value of listValues(text)) tab.seen.add(value);
    if (conflicts.length === 0) return;
    for (const value of listValues(texts.parts.take(text, server, conflicts))) tab.seen.add(value);
  }

  /** A value that a save takes away must have been before its author's eyes. */
  private watch(tab: Tab<Text>, before: Text, after: Text) {
    const { listValues, findMoot } = this.subject;
    const left = new Set(listValues(after));
    const unseen = listValues(before).filter((value) => !left.has(value) && !tab.seen.has(value));
    if (unseen.length > 0) this.violations.push(`silently overwritten: ${String(unseen)}`);
    if (findMoot(before) !== findMoot(after)) this.typed.giveUp(findMoot(before));
  }

  private isOpen = (editorId: string) => this.tabs.some((tab) => tab?.editorId === editorId);

  private newId = (prefix: string) => `${prefix}${this.nextCount()}`;

  private nextCount() {
    this.count += 1;
    return this.count;
  }
}

import { people, type Person } from './simulatedKind.ts';
import { SimulatedTabs } from './SimulatedTabs.ts';

/** People with tabs, and what must hold whatever they do: what is typed is never lost, and nothing is overwritten silently. */
export class EditingSimulation<Text> extends SimulatedTabs<Text> {
  /** Looks for everything that was typed: on the server, in a form, or on the device for its author. */
  check() {
    const server = this.listTexts();
    const forms = this.tabs.flatMap((tab) => (tab ? [tab.store.state().text] : []));
    const shared = JSON.stringify([server, this.server.listPlans?.(), forms]);
    const drafts = { ana: '', luc: '' };
    for (const { mark, author } of this.typed.wanted()) {
      if (shared.includes(mark)) continue;
      drafts[author] ||= JSON.stringify(this.drafts.of(author));
      if (!drafts[author].includes(mark)) this.violations.push(`lost: ${mark} of ${author}`);
    }
    for (const { document, text } of server) {
      if (!this.documents.has(document)) this.violations.push(`a second document: ${document}`);
      const json = JSON.stringify(text);
      const stray = this.typed.findStray(document, json);
      if (stray) this.violations.push(`in another document: ${stray.mark}`);
    }
  }

  private listTexts() {
    const { texts } = this.subject;
    return this.server
      .listDocuments()
      .map((document) => ({ document, text: texts.view(this.server.read(document), this.clock.now).text }));
  }

  /** Everything that was left on the device, taken up again and saved: what is still missing on the server is lost. */
  async bringHome(settled: () => Promise<void>) {
    for (let slot = 0; slot < this.tabs.length; slot += 1) this.leave(slot);
    const deliverAll = async () => {
      await settled();
      while (!this.network.isIdle()) {
        this.network.deliver(0, 'answered');
        await settled();
      }
    };
    for (const person of people) this.network.signIn(person);
    await deliverAll();
    for (const person of people) {
      for (const document of [...this.server.listDocuments(), null]) {
        await this.saveAllOffered(person, document, deliverAll);
      }
    }
    const home = JSON.stringify([this.listTexts(), this.server.listPlans?.()]);
    for (const { mark } of this.typed.wanted()) {
      if (!home.includes(mark)) this.violations.push(`never came home: ${mark}`);
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
}

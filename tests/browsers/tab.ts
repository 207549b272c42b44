import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './browsers.ts';

/** What is looked for, by what assistive technology calls it; within the open dialog, if there is one. */
type Role = 'button' | 'link' | 'textbox' | 'option' | 'heading' | 'list';

/** A machine that is busy with other programs takes many times as long. */
const LONGEST_WAIT = 60_000;

/** Runs in the page: a selector of the first element that can be seen and has this role and name, or null. */
function findInPage(role: string, pattern: string): string | null {
  const roles: Record<string, string> = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    textbox: 'input, textarea, [role=textbox]',
    option: '[role=option]',
    heading: 'h1, h2, h3, h4',
    list: 'select',
  };
  const getName = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const names = [
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      element.getAttribute('aria-label'),
      labels.join(' '),
      element.textContent,
    ];
    return (names.find(Boolean) ?? '').replace(/\s+/g, ' ').trim();
  };
  const toSelector = (element: Element): string => {
    const parent = element.parentElement;
    if (!parent) return 'html';
    return `${toSelector(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].find(
    isShown,
  );
  const found = [...(dialog ?? document).querySelectorAll(roles[role] ?? '')].find(
    (element) =>
      isShown(element) && !element.matches(':disabled') && new RegExp(pattern).test(getName(element)),
  );
  return found ? toSelector(found) : null;
}

/** Runs in the page: brings into view what isn't. */
function scrollInPage(selector: string) {
  const element = document.querySelector(selector);
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ behavior: 'instant', block: 'center' });
}

/** A page of the site in one of the browsers, with what people do on it. What isn't there yet is waited for. */
export class Tab {
  readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  goto(path: string) {
    return this.driver.goto(this.origin + path);
  }

  /** The value of an expression of JavaScript, once it is neither null nor false. */
  async until<Value>(expression: string, what = expression): Promise<Value> {
    const end = Date.now() + LONGEST_WAIT;
    for (;;) {
      // While one page takes the place of another, there is none to ask.
      const value = await this.driver.evaluate(expression).catch(() => null);
      if (value !== null && value !== false) return value as Value;
      if (Date.now() > end) {
        const shown = await this.driver.evaluate('location.href + " " + document.body.innerText');
        assert.fail(`${what}: not in time\n${String(shown).slice(0, 3000)}`);
      }
      await pause(50);
    }
  }

  find(role: Role, name: RegExp): Promise<string> {
    const call = `(${findInPage.toString()})(${JSON.stringify(role)}, ${JSON.stringify(name.source)})`;
    return this.until(call, `${role} ${name.source}`);
  }

  async click(role: Role, name: RegExp) {
    const found = await this.find(role, name);
    // Pages scroll smoothly; WebKit's driver doesn't wait for the end of it.
    await this.driver.evaluate(`(${scrollInPage.toString()})(${JSON.stringify(found)})`);
    await this.driver.click(found);
  }

  async write(field: RegExp, text: string) {
    await this.click('textbox', field);
    await this.driver.type(text);
  }

  /** Takes the nth of what a list offers: the list itself belongs to the system. */
  async choose(list: RegExp, index: number) {
    const select = `document.querySelector(${JSON.stringify(await this.find('list', list))})`;
    await this.driver.evaluate(
      `(${select}.selectedIndex = ${index}, ${select}.dispatchEvent(new Event('change', { bubbles: true })))`,
    );
  }

  /** Waits for words, however they are drawn. */
  async sees(words: string) {
    const shown = String.raw`document.body.innerText.replace(/\s+/g, ' ').toLowerCase()`;
    await this.until(`${shown}.includes(${JSON.stringify(words.toLowerCase())})`, `« ${words} »`);
  }
}

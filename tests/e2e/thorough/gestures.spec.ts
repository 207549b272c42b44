import type { Locator, Page } from '@playwright/test';
import { publicPaths } from '../publicPaths.ts';
import { expect, test } from '../test.ts';

// Every control of every public page, used so many milliseconds after the first paint, has the effect that it has on a
// page that is hydrated, once. A sixth of them is tried at one moment each, and on a slow processor a twelfth of those of the two
// pages whose forms lead somewhere: SEED says which. GESTURES=all tries each control at each moment, which takes a day.
const isWhole = process.env.GESTURES === 'all';
const seed = Number(process.env.SEED ?? 0);
const moments = [0, 60, 150, 300, 600, 1000];
const slowdowns = [1, 4];
const formPages = ['/auth', '/contact'];

/** What a visitor can do something with. Links are the browser's own until the page is hydrated. */
const controls = '#root :is(button, summary, input, select, textarea, [role=tab], form):not([aria-hidden] *)';

const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 720 };

type Use = 'click' | 'arrow' | 'type' | 'submit by Enter' | 'submit by click' | 'submit by the browser';
type Trial = {
  /** Place among all controls of the page. */
  index: number;
  name: string;
  use: Use;
  viewport: typeof desktop;
  /** Place of the button that opens the popover in which the control stands. */
  opener: number;
};

declare global {
  interface Window {
    reportPaint: () => Promise<void>;
    effects: { posts: string[]; addresses: number };
  }
}

/** Opens pages whose requests to the backend are counted and answered here, with an error, so that nothing is written. */
async function newPage(page: Page, slowdown: number) {
  // Figures that count up say the same, later.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      void window.reportPaint();
    }).observe({ type: 'paint', buffered: true });

    const effects = { posts: [] as string[], addresses: 0 };
    window.effects = effects;
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (init?.method !== 'POST') return fetch(input, init);
      // Shown once a day, not at every visit.
      if (address.endsWith('/record_article_view')) return new Response(null, { status: 204 });
      const body = typeof init.body === 'string' ? init.body : '';
      effects.posts.push(`${new URL(address, location.href).pathname} ${body.replace(/"id":"[^"]*"/, '')}`);
      return Response.json({ message: 'Refusé', code: 'invalid_credentials' }, { status: 400 });
    };
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history);
      history[name] = (state, unused, url) => {
        if (url && new URL(url, location.href).href !== location.href) effects.addresses += 1;
        write(state, unused, url);
      };
    }
  });
  if (slowdown > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  let reportPaint = () => {};
  await page.exposeFunction('reportPaint', () => reportPaint());
  return async function visit(path: string, viewport: typeof desktop) {
    const painted = new Promise<void>((resolve) => (reportPaint = resolve));
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: 'commit' });
    await painted;
  };
}

/** All that can be done on the page, as it is before it is hydrated. */
async function listTrials(page: Page, path: string): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await page.locator(controls).evaluateAll((all: HTMLElement[]) =>
      all.flatMap((control, index) => {
        const popover = control.closest('[popover]');
        const opener = popover
          ? all.findIndex((other) => other.getAttribute('popovertarget') === popover.id)
          : -1;
        const isReachable = (popover ? all[opener] : control)?.checkVisibility({ visibilityProperty: true });
        if (!isReachable || control.matches(':disabled, [type=submit]')) return [];
        const label =
          control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent;
        const name = `${control.localName} ${label ?? (control.matches('form') ? '' : control.textContent)}`;
        const uses: Use[] = control.matches('form')
          ? ['submit by Enter', 'submit by click', 'submit by the browser']
          : control.matches('select, [type=range]')
            ? ['arrow']
            : control.matches('textarea, input:not([type=radio], [type=checkbox])')
              ? ['type']
              : // The Tab key leads to the open tab alone.
                control.matches('[role=tab][aria-selected=true]')
                ? ['click', 'arrow']
                : ['click'];
        return uses.map((use) => ({ index, name, use, opener }));
      }),
    );
    const known = new Set(trials.map(({ index, use }) => `${index} ${use}`));
    trials.push(
      ...found
        .filter(({ index, use }) => !known.has(`${index} ${use}`))
        .map((trial) => ({ ...trial, viewport })),
    );
  }
  return trials;
}

/** Clicks as a pointer does, without waiting for anything. */
async function click(page: Page, control: Locator) {
  const { x, y } = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.click(x, y);
}

/** Puts the focus there as the Tab key would. */
const focus = (control: Locator) => control.evaluate((element: HTMLElement) => element.focus());

const texts: Record<string, string> = { email: 'camille@boreal.example', password: 'mot de passe bien long' };

async function perform(page: Page, { index, use: how, opener }: Trial) {
  const all = page.locator(controls);
  const control = all.nth(index);
  if (opener >= 0) {
    await click(page, all.nth(opener));
    // Nobody presses what isn't drawn yet.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  if (how === 'click') return click(page, control);
  if (how === 'arrow') {
    const isList = await control.evaluate((element) => element.matches('select'));
    await focus(control);
    return page.keyboard.press(isList ? 'ArrowDown' : 'ArrowRight');
  }
  if (how === 'type') {
    // The caret goes back, and what is typed next stands before what stands there.
    await click(page, control);
    await page.keyboard.type('voix');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    return page.keyboard.type('12');
  }
  const fields = control.locator(':is(input, select, textarea):not([aria-hidden] *)');
  for (const field of await fields.all()) {
    const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
    await focus(field);
    if (kind === 'select-one') await page.keyboard.press('ArrowDown');
    else if (kind === 'range') await page.keyboard.press('ArrowRight');
    else await page.keyboard.insertText(texts[kind] ?? 'Bonjour à vous');
  }
  if (how === 'submit by click') return click(page, control.locator('[type=submit]'));
  if (how === 'submit by the browser') {
    return control.evaluate((form) => (form as HTMLFormElement).requestSubmit());
  }
  await focus(control.locator('input:not([aria-hidden] *)').last());
  await page.keyboard.press('Enter');
}

/** What the page shows and has done. */
const outcome = (page: Page) =>
  page.evaluate((selector) => {
    const described = (control: Element | null) => {
      if (!control) return '';
      const { value, checked, disabled, selectionStart } = control as Partial<HTMLInputElement>;
      const attributes = ['aria-selected', 'aria-pressed', 'aria-invalid'].map((name) =>
        control.getAttribute(name),
      );
      const isOpen = control.matches('summary') && control.parentElement?.hasAttribute('open');
      const label = control.getAttribute('aria-label') ?? control.textContent;
      return JSON.stringify([
        control.localName,
        label,
        value,
        checked,
        disabled,
        selectionStart,
        attributes,
        isOpen,
      ]);
    };
    return {
      address: location.href,
      controls: [...document.querySelectorAll(selector)].filter((one) => !one.matches('form')).map(described),
      open: [...document.querySelectorAll('[popover]:popover-open')].map(({ id }) => id),
      focus: described(document.activeElement),
      text: document.querySelector('main')?.innerText,
      ...window.effects,
    };
  }, controls);

const isHydrated = (page: Page) =>
  expect(page.locator('#root[data-hydrated]')).toBeAttached({ timeout: 15_000 });

/**
 * The page has drawn so many frames, with nothing left to do after each: a busy machine takes longer for them. A browser need
 * not ever find itself idle, so that a second is enough.
 */
const rest = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  }, frames);

/** What comes of it on a page that is hydrated, once nothing more changes. */
async function expectedOutcome(page: Page, trial: Trial) {
  await isHydrated(page);
  await perform(page, trial);
  // The calculator pretends to think for a second and a half.
  if (trial.use.startsWith('submit')) await page.waitForTimeout(1800);
  for (let [last, now] = ['', JSON.stringify(await outcome(page))]; now !== last;) {
    await rest(page, 12);
    [last, now] = [now, JSON.stringify(await outcome(page))];
  }
  return outcome(page);
}

const isOfLayout = ({ name }: Trial) => /button (Services|Ouvrir le menu|Fermer le menu)$/.test(name);

test.describe.configure({ mode: 'parallel' });

for (const path of publicPaths) {
  for (const slowdown of isWhole || formPages.includes(path) ? slowdowns : [1]) {
    test(`${path}, processor at 1/${slowdown}: no gesture is lost, none counts twice`, async ({ page }) => {
      test.setTimeout(isWhole ? 60 * 60_000 : 5 * 60_000);
      const visit = await newPage(page, slowdown);
      const trials = (await listTrials(page, path)).filter(
        (trial) => isWhole || path === '/' || !isOfLayout(trial),
      );
      const count = { tries: 0, lost: 0, doubled: 0 };
      const faults: string[] = [];
      for (const [place, trial] of trials.entries()) {
        const step = 6 * Math.min(slowdown, 2);
        const turn = place + seed;
        if (!isWhole && turn % step !== 0) continue;
        const chosen = isWhole ? moments : [moments[(turn / step) % moments.length] ?? 0];
        await visit(path, trial.viewport);
        const expected = await expectedOutcome(page, trial);
        for (const moment of chosen) {
          await visit(path, trial.viewport);
          await page.waitForTimeout(moment);
          await perform(page, trial);
          await isHydrated(page);
          count.tries += 1;
          try {
            await expect
              .poll(() => outcome(page), { timeout: 20_000, intervals: [20, 50, 100, 200] })
              .toEqual(expected);
          } catch (error) {
            const { posts, addresses } = await outcome(page);
            const isDoubled = posts.length > expected.posts.length || addresses > expected.addresses;
            count[isDoubled ? 'doubled' : 'lost'] += 1;
            faults.push(`${trial.name}, ${trial.use}, ${moment} ms: ${String(error).slice(0, 2000)}`);
          }
        }
      }
      test.info().annotations.push({ type: 'gestures', description: JSON.stringify(count) });
      if (isWhole) console.warn(`${path} 1/${slowdown}`, count, faults);
      expect(faults).toEqual([]);
    });
  }
}

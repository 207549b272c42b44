import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What somebody works with. The keyboard alone means Tab, arrows, Enter, Space and what is typed; touch is a phone. */
export type Way = 'pointer' | 'keyboard' | 'touch';

/** With more stops than this on the way, a control isn't usable by keyboard. */
const MOST_STOPS = 150;

/** Does what a person does, and counts what they press: the pointer, and keys that aren't text. All wait for what they need. */
export function countPresses(page: Page, way: Way = 'pointer') {
  let count = 0;
  const key = async (name: string) => {
    count += 1;
    await page.keyboard.press(name);
  };
  const hasFocus = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

  /** Along the stops of the page, or the items of a menu. */
  const goTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    const isItem = ['menuitem', 'option'].includes((await target.getAttribute('role')) ?? '');
    const step = isItem ? 'ArrowDown' : 'Tab';
    for (let stops = 0; !(await hasFocus(target)); stops += 1) {
      expect(stops, `stops on the way to ${String(target)}`).toBeLessThan(MOST_STOPS);
      await key(step);
    }
  };

  /** A button, a link, an item. `at` is where the pointer presses it. */
  const press = async (target: Locator, at?: { x: number; y: number }) => {
    if (way === 'keyboard') {
      await goTo(target);
      return key('Enter');
    }
    count += 1;
    return way === 'touch' ? target.tap({ position: at }) : target.click({ position: at });
  };

  return {
    way,
    count: () => count,
    key,
    press,
    /** An entry of the administration's menu, which a phone keeps closed. */
    open: async (name: string) => {
      if (way === 'touch') await press(page.getByRole('button', { name: 'Menu de l’administration' }));
      // What waits there is counted in it.
      await press(page.getByRole('link', { name: new RegExp(`^${name}( ?\\d+ nouvelles?)?$`) }));
    },
    /** The palette, by its keys or its button; the focus is in its field then. */
    openPalette: async () => {
      const button = page.getByRole('button', { name: 'Aller, créer, trouver' });
      await expect(button).toBeVisible();
      if (way === 'touch') await press(button);
      else await key('ControlOrMeta+k');
      await expect(page.getByRole('combobox')).toBeFocused();
    },
    /** To a field, unless it has the focus by itself. */
    enter: async (field: Locator) => {
      if (way === 'keyboard') return goTo(field);
      if (await hasFocus(field)) return undefined;
      return press(field);
    },
    /** Into what has the focus. */
    type: (text: string) => page.keyboard.insertText(text),
  };
}

export type Hands = ReturnType<typeof countPresses>;

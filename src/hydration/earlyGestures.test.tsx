// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Control, type EarlyGestures, repeatEarlyGestures } from './earlyGestures.ts';

const onSubmit = vi.fn<(text: string) => void>();

/** A page of controls that React knows nothing about until it is hydrated. */
function Page() {
  const [clicks, setClicks] = useState(0);
  const [keys, setKeys] = useState('');
  const [focused, setFocused] = useState('');
  const [budget, setBudget] = useState('10000');
  const [sector, setSector] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(`${clicks} ${sector}`);
      }}
    >
      <button
        type="button"
        onClick={() => setClicks(clicks + 1)}
        onKeyDown={({ key }) => setKeys(keys + key)}
        onFocus={({ target }) => setFocused(focused + target.localName)}
      >
        <b>Compter</b>
      </button>
      <a href="#suite" onClick={() => setClicks(clicks + 100)}>
        Suite
      </a>
      <input
        type="range"
        min="5000"
        max="100000"
        value={budget}
        onChange={(event) => setBudget(event.target.value)}
      />
      <input type="checkbox" checked={isChecked} onChange={(event) => setIsChecked(event.target.checked)} />
      <input name="nom" defaultValue="" onKeyDown={({ key }) => setKeys(keys + key)} />
      <select value={sector} onChange={(event) => setSector(event.target.value)}>
        <option value="">Choisir</option>
        <option value="tech">Technologie</option>
      </select>
      <button type="submit">Envoyer</button>
      <output>{JSON.stringify({ clicks, keys, focused, budget, sector, isChecked })}</output>
    </form>
  );
}

let root: HTMLDivElement;
let early: EarlyGestures;
let capturing: AbortController;
const find = <Name extends keyof HTMLElementTagNameMap>(name: Name, attribute = '') => {
  const element = root.querySelector<HTMLElementTagNameMap[Name]>(`${name}${attribute}`);
  if (!element) throw new Error(`No ${name} on the page.`);
  return element;
};
const state = () => JSON.parse(find('output').textContent) as unknown;
const untouched = { clicks: 0, keys: '', focused: '', budget: '10000', sector: '', isChecked: false };

/** Keeps events as the loader does. */
function capture(event: Event) {
  if (early.isRepeating) return;
  event.stopImmediatePropagation();
  if (event.type === 'submit') event.preventDefault();
  const control = event.target as Control & { checked?: boolean };
  if (event.type === 'input' || event.type === 'change') {
    early.changes.set(control, { value: control.value, checked: control.checked ?? false });
  } else early.events.push(event);
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onSubmit.mockClear();
  capturing = new AbortController();
  early = { events: [], changes: new Map(), isRepeating: false, stop: () => capturing.abort() };
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  for (const type of ['click', 'keydown', 'focusin', 'input', 'change', 'submit']) {
    addEventListener(type, capture, { capture: true, signal: capturing.signal });
  }
});
afterEach(() => {
  capturing.abort();
  root.remove();
});

const hydrate = () => act(() => hydrateRoot(root, <Page />));
const repeat = () => act(() => repeatEarlyGestures(early));

const change = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};
const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));

it('repeats clicks and keys once each, whether made before or during hydration', async () => {
  click(find('b'));
  press(find('button'), 'ArrowRight');
  await hydrate();
  click(find('b'));
  expect(state()).toEqual(untouched);
  await repeat();
  expect(state()).toEqual({ ...untouched, clicks: 2, keys: 'ArrowRight' });
  act(() => void click(find('b')));
  expect(state()).toEqual({ ...untouched, clicks: 3, keys: 'ArrowRight' });
});

it('leaves alone what the browser has done already: links, typed keys, the click that Enter makes', async () => {
  find('a').click();
  press(find('input', '[name=nom]'), 'é');
  press(find('button'), 'Enter');
  await hydrate();
  await repeat();
  expect(state()).toEqual(untouched);
});

it('tells React of controls that were moved', async () => {
  change(find('input', '[type=range]'), '50000');
  change(find('select'), 'tech');
  find('input', '[type=checkbox]').click();
  await hydrate();
  await repeat();
  expect(state()).toEqual({ ...untouched, budget: '50000', sector: 'tech', isChecked: true });
  expect(find('input', '[type=range]').value).toBe('50000');
  expect(find('input', '[type=checkbox]').checked).toBe(true);
});

it('keeps text that hydration resets', async () => {
  change(find('input', '[name=nom]'), 'Émilie');
  await hydrate();
  find('input', '[name=nom]').value = '';
  await repeat();
  expect(find('input', '[name=nom]').value).toBe('Émilie');
});

it('submits a form once, however often it was asked for, and after what came before it', async () => {
  change(find('select'), 'tech');
  click(find('b'));
  find('button', '[type=submit]').click();
  find('form').requestSubmit();
  await hydrate();
  expect(onSubmit).not.toHaveBeenCalled();
  await repeat();
  expect(onSubmit.mock.calls).toEqual([['1 tech']]);
});

it('tells where the focus is, not where it has been', async () => {
  const [first, second] = [find('button'), find('input', '[name=nom]')];
  first.focus();
  second.focus();
  first.focus();
  await hydrate();
  await repeat();
  expect(state()).toEqual({ ...untouched, focused: 'button' });
});

// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepEarlyGestures } from './earlyGestures.ts';

/** A page of controls that React knows nothing about until it is hydrated. */
function Page() {
  const [clicks, setClicks] = useState(0);
  const [keys, setKeys] = useState('');
  const [budget, setBudget] = useState('10000');
  const [sector, setSector] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setClicks(clicks + 1)}
        onKeyDown={({ key }) => setKeys(keys + key)}
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
      <input name="nom" defaultValue="" />
      <select value={sector} onChange={(event) => setSector(event.target.value)}>
        <option value="">Choisir</option>
        <option value="tech">Technologie</option>
      </select>
      <output>{JSON.stringify({ clicks, keys, budget, sector, isChecked })}</output>
    </>
  );
}

let root: HTMLDivElement;
let early: Event[];
const record = (event: Event) => early.push(event);
const types = ['click', 'keydown', 'input', 'change'];
const find = <Name extends keyof HTMLElementTagNameMap>(name: Name, attribute = '') => {
  const element = root.querySelector<HTMLElementTagNameMap[Name]>(`${name}${attribute}`);
  if (!element) throw new Error(`No ${name} on the page.`);
  return element;
};
const state = () => JSON.parse(find('output').textContent) as unknown;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  early = [];
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  for (const type of types) addEventListener(type, record, true);
});
afterEach(() => {
  for (const type of types) removeEventListener(type, record, true);
  root.remove();
});

async function hydrateAndReplay() {
  const replay = keepEarlyGestures(early);
  for (const type of types) removeEventListener(type, record, true);
  await act(() => hydrateRoot(root, <Page />));
  act(replay);
}

const change = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};
const untouched = { clicks: 0, keys: '', budget: '10000', sector: '', isChecked: false };

it('plays clicks and keys again, once each', async () => {
  find('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  find('button').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowRight' }));
  await hydrateAndReplay();
  expect(state()).toEqual({ ...untouched, clicks: 1, keys: 'ArrowRight' });
});

it('leaves alone what the browser has done already', async () => {
  find('a').click();
  await hydrateAndReplay();
  expect(state()).toEqual(untouched);
});

it('tells React of controls that were moved', async () => {
  change(find('input', '[type=range]'), '50000');
  change(find('select'), 'tech');
  find('input', '[type=checkbox]').click();
  await hydrateAndReplay();
  expect(state()).toEqual({ ...untouched, budget: '50000', sector: 'tech', isChecked: true });
  expect(find('input', '[type=range]').value).toBe('50000');
  expect(find('input', '[type=checkbox]').checked).toBe(true);
});

it('keeps text that hydration resets', async () => {
  change(find('input', '[name=nom]'), 'Émilie');
  const replay = keepEarlyGestures(early);
  await act(() => hydrateRoot(root, <Page />));
  find('input', '[name=nom]').value = '';
  act(replay);
  expect(find('input', '[name=nom]').value).toBe('Émilie');
});

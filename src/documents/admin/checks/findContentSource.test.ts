// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findContentSource } from './findContentSource.ts';

const texts = [
  { path: 'title', text: 'Nos studios' },
  { path: 'studios.0.name', text: 'Studio Charest' },
  { path: 'studios.1.name', text: 'Studio Lagon' },
];

document.body.innerHTML = `<main>
  <section><h2>Nos&nbsp;studios</h2>
    <article><p id="icon"><svg></svg></p><h3><b>Studio Lagon</b> et plus</h3></article></section>
  <section><h2 id="other">Autre chose</h2><p id="around">Voyez <a href="/">tout</a></p></section>
</main>`;

it.each([
  ['its own words', 'h2', 'title'],
  ['words within other ones', 'h3', 'studios.1.name'],
  ['no words, beside some of the content', '#icon', 'studios.1.name'],
  ['words that aren’t the content’s', '#other', undefined],
  ['a link among them', '#around a', undefined],
])('an element with %s', (_, selector, path) => {
  const element = document.querySelector(selector);
  expect(element && findContentSource(element, texts)?.field).toBe(path);
});

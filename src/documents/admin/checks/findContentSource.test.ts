// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findContentSource } from './findContentSource.ts';

const texts = [
  { path: 'title', text: 'Nos studios' },
  { path: 'studios.0.name', text: 'Studio Charest' },
  { path: 'studios.1.name', text: 'Studio Lagon' },
  { path: 'steps.0.title', text: 'Découverte' },
  { path: 'steps.0.duration', text: '1-2 semaines' },
  { path: 'steps.0.parts.0', text: 'Un bilan' },
  { path: 'steps.1.title', text: 'Lancement' },
  { path: 'steps.1.duration', text: '1-2 semaines' },
  { path: 'steps.1.parts.0', text: 'Un bilan' },
  { path: 'notes.0', text: 'Sur mesure' },
  { path: 'notes.1', text: 'Sur mesure' },
];

document.body.innerHTML = `<main>
  <section><h2>Nos&nbsp;studios</h2>
    <article><p id="icon"><svg></svg></p><h3><b>Studio Lagon</b> et plus</h3></article></section>
  <section><h2 id="other">Autre chose</h2><p id="around">Voyez <a href="/">tout</a></p></section>
  <section>
    <ol>
      <li id="last"><i></i><p>Lancement</p><p><span id="late">1-2 semaines</span></p><ul><li>Un bilan</li></ul></li>
      <li id="first"><p>Découverte</p><p>Durée : <b>1-2 semaines</b></p><ul><li>Un bilan</li></ul></li>
    </ol>
    <p class="note">Sur mesure</p><p class="note">Sur mesure</p>
  </section>
</main>`;

it.each([
  ['its own words', 'h2', 'title'],
  ['words within other ones', 'h3', 'studios.1.name'],
  ['no words, beside some of the content', '#icon', 'studios.1.name'],
  ['words that aren’t the content’s', '#other', undefined],
  ['a link among them', '#around a', undefined],
  ['words of several parts, by what stands around', '#late', 'steps.1.duration'],
  ['words of several parts, within others', '#first p:nth-of-type(2)', 'steps.0.duration'],
  ['words of several parts, deeper', '#last li', 'steps.1.parts.0'],
  ['no words, in an item that repeats another’s', '#last i', 'steps.1.title'],
  ['words that only their turn tells apart', '.note ~ .note', 'notes.1'],
])('an element with %s', (_, selector, path) => {
  const element = document.querySelector(selector);
  expect(element && findContentSource(element, texts)?.field).toBe(path);
});

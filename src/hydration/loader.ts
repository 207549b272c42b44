import { createTrusted } from '#data/trusted.ts';
import { askToRetry, loadNoticeId } from './askToRetry.ts';
import type { Control, EarlyGestures } from './earlyGestures.ts';
import { loadFiles } from './loadFiles.ts';

// The one script in the head of every document, inline: it is there before the first control is painted. It captures what
// the visitor does (see README.md) and brings the app: once the page is loaded and painted and the browser is idle, at the
// first gesture, or at once into a document that shows nothing yet.
const { files = '', startsAtOnce } = document.currentScript?.dataset ?? {};
const addresses = files.split(' ');
document.documentElement.dataset.scripts = '';

/**
 * Milliseconds after which a loaded page starts all the same: a page out of sight isn't painted, and some browsers, busy or
 * not, never call themselves idle.
 */
const LONGEST_WAIT = 2000;

const capturing = new AbortController();
const early: EarlyGestures = (window.earlyGestures = {
  events: [],
  changes: new Map(),
  isRepeating: false,
  stop: () => capturing.abort(),
});
let isStarted = false;
let isWithout = false;
/** Whether something waits for the app. Until then, a page that can be read doesn't say that it isn't whole. */
let isAwaited = startsAtOnce !== undefined;
let settle = () => {};
const firstGesture = new Promise<void>((resolve) => (settle = resolve));

async function start() {
  if (isStarted) return;
  isStarted = true;
  // Safari before 16.4 can't read the app; Chrome before 110 and Firefox before 115 lack what it calls.
  if (!('toSorted' in [])) return goWithout();
  try {
    await loadFiles(addresses, () => (isAwaited ? askToRetry() : Promise.race([firstGesture, onceOnline()])));
    await early.started;
  } catch (error) {
    console.error(error);
    if (error instanceof SyntaxError) return goWithout();
    // No other try can help: the page is of a version that was replaced, or its scripts can't run.
    if (!isAwaited) await firstGesture;
    await askToRetry();
    location.reload();
  }
}

/** What the server has written for who has no scripts. */
const trustWords = createTrusted('noscript', 'createHTML');

/** In a browser that can't run the app a page is what it is without scripts: what it says then shows, and forms that work then are sent. */
function goWithout() {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', goWithout);
    return;
  }
  isWithout = true;
  delete document.documentElement.dataset.scripts;
  for (const words of document.querySelectorAll('noscript'))
    words.outerHTML = trustWords(words.textContent ?? '');
  for (const { type, target } of early.events)
    if (type === 'submit' && target instanceof HTMLFormElement && !isDialogForm(target)) target.submit();
}

/** Browsers that don't know the method would send what was typed as a query. */
const isDialogForm = (form: EventTarget | null) =>
  form instanceof HTMLFormElement && form.getAttribute('method') === 'dialog';

const onceOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** What a visitor expects an effect of. */
const gestures = ['click', 'keydown', 'input', 'change', 'submit'];

/** Nobody but the browser itself gets an early event. */
function capture(event: Event) {
  const { target, type } = event;
  if (isWithout) {
    if (type === 'submit' && isDialogForm(target)) event.preventDefault();
    return;
  }
  if (early.isRepeating || (target instanceof Element && target.closest(`#${loadNoticeId}`))) return;
  event.stopImmediatePropagation();
  if (type === 'submit') event.preventDefault();
  if (gestures.includes(type)) {
    isAwaited = true;
    settle();
  }
  if (type !== 'input' && type !== 'change') early.events.push(event);
  else if (isControl(target)) {
    early.changes.delete(target);
    early.changes.set(target, { value: target.value, checked: 'checked' in target && target.checked });
  }
}

const options = { capture: true, signal: capturing.signal };
for (const type of [...gestures, 'pointerdown', 'focusin'])
  addEventListener(type, () => void start(), options);
for (const type of [...gestures, 'focusin', 'pointerover', 'toggle'])
  addEventListener(type, capture, options);

const startWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(() => void start()) : setTimeout(() => void start());

/** A page is often loaded, and idle, before it is painted: scripts that are asked for then come in the way of the paint. */
function startOncePainted() {
  setTimeout(() => void start(), LONGEST_WAIT);
  new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
}

if (isAwaited) void start();
else addEventListener('load', startOncePainted);

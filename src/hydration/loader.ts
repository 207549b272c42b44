import { askToRetry, loadNoticeId } from './askToRetry.ts';
import type { Control, EarlyGestures } from './earlyGestures.ts';
import { loadFiles } from './loadFiles.ts';

// The one script in the head of every document, inline: it is there before the first control is painted. It captures what
// the visitor does (see README.md) and brings the app: once the page is loaded and painted and the browser is idle, at the
// first gesture, or at once into a document that shows nothing yet.
const { files = '', startsAtOnce } = document.currentScript?.dataset ?? {};
const addresses = files.split(' ');

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
/** Whether something waits for the app. Until then, a page that can be read doesn't say that it isn't whole. */
let isAwaited = startsAtOnce !== undefined;
let settle = () => {};
const firstGesture = new Promise<void>((resolve) => (settle = resolve));

async function start() {
  if (isStarted) return;
  isStarted = true;
  try {
    await loadFiles(addresses, () => (isAwaited ? askToRetry() : Promise.race([firstGesture, onceOnline()])));
    await early.started;
  } catch (error) {
    // No other try can help: the page is of a version that was replaced, or its scripts can't run.
    console.error(error);
    if (!isAwaited) await firstGesture;
    await askToRetry();
    location.reload();
  }
}

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

// The only script that a page asks for while it paints. The app follows once the page has loaded and the browser is
// idle, or at the first gesture. What the visitor does before the app is ready is kept, to be played again.
const early: Event[] = [];
const recording = new AbortController();
const passively = { capture: true, passive: true, signal: recording.signal };
let isStarting = false;

const start = () => {
  if (isStarting) return;
  isStarting = true;
  import('./app/startApp.tsx')
    .then(({ startApp }) => startApp(early, recording))
    .catch((error: unknown) => {
      // Without a network the page stays as readable as it was, and the next gesture tries again.
      isStarting = false;
      throw error;
    });
};

for (const type of ['click', 'keydown', 'input', 'change']) {
  addEventListener(type, (event) => early.push(event), passively);
}
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, passively);

/** Milliseconds after which a busy page starts all the same: some browsers, busy or not, never call themselves idle. */
const PATIENCE = 2000;
const startWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: PATIENCE }) : setTimeout(start);
if (!document.getElementById('root')?.firstElementChild) {
  start();
  // The session opens beside the app, not after it. If it can't, the app finds out by itself.
  if (location.pathname.startsWith('/admin')) {
    import('./app/providers.tsx').then(({ supabase }) => supabase()).catch(() => {});
  }
} else if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);

import { paths } from './app/paths.ts';
import { routes } from './app/routes.tsx';
import { startApp } from './hydration/startApp.tsx';

const { earlyGestures: early } = window;

async function start() {
  if (isAnswerOfAuthService(location.hash)) {
    location.replace(paths.auth + location.hash);
    return;
  }
  if (import.meta.env.MODE === 'mocked') await (await import('#mocks/browser.ts')).startMocks();
  // The session of the back-office opens beside the app, not after it. If it can't, the app finds out by itself.
  if (location.pathname.startsWith(paths.admin.dashboard)) {
    import('./app/providers.tsx').then(({ supabase }) => supabase()).catch(() => {});
  }
  await startApp(routes, early);
}

/**
 * Whether the address ends with what the link of a confirmation e-mail comes back with. Such links return to the root of the
 * site (spec section 4), where nothing knows of sessions.
 */
const isAnswerOfAuthService = (hash: string) =>
  location.pathname === paths.home && /^#(access_token|error)=/.test(hash);

const started = start();
if (early) early.started = started;

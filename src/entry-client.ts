import { makeUuid } from '#data/makeToken.ts';
import { hasDeskHint } from '#data/session/deskHint.ts';
import { paths } from '#paths.ts';
import { routes } from './app/routes.tsx';
import { fillIn } from './hydration/olderBrowsers.ts';
import { startApp } from './hydration/startApp.tsx';
import { prepareMissing } from './site/pages/NotFoundPage/missing.tsx';

const { earlyGestures: early } = window;

// Pages of plain http, as a server on a local network has them, don't get it from the browser.
if (!isSecureContext) crypto.randomUUID = makeUuid;

async function start() {
  await fillIn();
  const answer = findAuthAnswer(location);
  if (answer && location.pathname === paths.home) {
    location.replace(paths.auth + answer);
    return;
  }
  if (answer) history.replaceState(history.state, '', location.pathname + answer);
  // The session of the back-office opens beside the app, not after it. If it can't, the app finds out by itself.
  if (location.pathname.startsWith(paths.admin.dashboard)) {
    import('./app/providers.tsx').then(({ supabase }) => supabase()).catch(() => {});
  }
  if (`${location.pathname}/`.startsWith(`${paths.sitePreview}/`)) {
    const { startSitePreview } = await import('./app/sitePreview/sitePreview.tsx');
    startSitePreview(early);
    return;
  }
  await startApp(routes, early, prepareMissing);
  if (hasDeskHint()) (await import('./app/editLink/editLink.ts')).showEditLink();
}

/**
 * What the link of an e-mail brings, as a fragment: a token that a page uses up on a click, a code that can be changed into
 * a session (where a hosted project has its own e-mails), or an error.
 * Links of confirmation return to the root of the site, where nothing knows of sessions. The pages of
 * accounts are hydrated before they get their query back: after `#`, the code is there from the start, and supabase-js
 * finds it as well.
 */
function findAuthAnswer({ pathname, search, hash }: Location): string | undefined {
  if (pathname !== paths.home && pathname !== paths.auth && pathname !== paths.passwordReset)
    return undefined;
  const code = new URLSearchParams(search).get('code');
  if (code) return `#${new URLSearchParams({ code }).toString()}`;
  return hash.startsWith('#error=') || hash.startsWith('#type=') ? hash : undefined;
}

const started = start();
if (early) early.started = started;

// `npm run bench`: Lighthouse's visits to the home page of the built site, in pairs with the same page stripped of its scripts;
// `-- --routes` to every public page, `-- /blog /auth` to some; `--rounds 3` for a quicker answer, `--dir OTHER_CHECKOUT` for
// another build. Instead of pages, one of these measures
//   --backend    many readers and writers of the embedded backend at once
//   --editor     a key in a long article, of other builds as well when they are named
//   --publish    how soon a change shows, and the export, with 100, 1,000 and 10,000 articles or as many as are named
//   --feed       the feed of a show with 2,000 episodes, or as many as are named
//   --search     what people look for among 100, 1,000 and 10,000 articles, or as many as are named, on PostgreSQL
//   --callables  what each function costs that strangers may call, with its worst arguments
//   --checks     how long « Vérifier » takes
//   --revisions  10 and 1,000 versions of an article
//   --desk       the other screens of the team with 10,000 accounts, 100,000 messages and 10,000 articles
//   --releases   a release of 50 documents, put online and undone
//   --schedules  how soon planned articles appear while the server is stopped and killed
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { benchBackend } from './backend.ts';
import { benchCallables } from './callables.ts';
import { benchChecks } from './checks.ts';
import { benchDesk } from './desk.ts';
import { benchEditor } from './editor.ts';
import { benchFeed } from './feed.ts';
import { benchPages } from './pages.ts';
import { benchPublish } from './publish.ts';
import { benchReleases } from './releases.ts';
import { benchRevisions } from './revisions.ts';
import { benchSchedules } from './schedules.ts';
import { benchSearch } from './search.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'boolean', default: false },
    backend: { type: 'boolean', default: false },
    feed: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    releases: { type: 'boolean', default: false },
    revisions: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    schedules: { type: 'boolean', default: false },
    editor: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
    callables: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    dir: { type: 'string', default: '.' },
  },
});
const rounds = Number(values.rounds);
const counts = positionals.map(Number);

if (values.backend) await benchBackend();
else if (values.publish)
  await benchPublish({ counts: counts.length > 0 ? counts : [100, 1000, 10_000], rounds });
else if (values.feed) await benchFeed({ counts: counts.length > 0 ? counts : [2000], rounds });
else if (values.search)
  await benchSearch({ counts: counts.length > 0 ? counts : [100, 1000, 10_000], rounds });
else if (values.callables) await benchCallables({ rounds });
else if (values.checks) await withBrowser((browser) => benchChecks(browser, { dir: values.dir, rounds }));
else if (values.releases) await benchReleases({ rounds });
else if (values.revisions) await benchRevisions({ rounds });
else if (values.schedules) await benchSchedules();
else if (values.editor)
  await withBrowser((browser) => benchEditor(browser, { dirs: [values.dir, ...positionals], rounds }));
else if (values.desk) await benchDesk({ rounds });
else
  await benchPages({
    dir: values.dir,
    rounds,
    paths: values.routes ? undefined : positionals.length > 0 ? positionals : ['/'],
  });

async function withBrowser(work: (browser: Browser) => Promise<void>) {
  const browser = await chromium.launch(await launchOptions());
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

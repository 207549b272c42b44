// `npm run bench`: Lighthouse's visits to the home page of the built site, in pairs with the same page stripped of its scripts;
// `-- --routes` to every public page, `-- /blog /auth` to some; `--rounds 3` for a quicker answer, `--dir OTHER_CHECKOUT` for
// another build. Instead of pages, one of these measures
//   --backend    many readers and writers of the embedded backend at once
//   --search     what people look for among 100, 1,000 and 10,000 articles, or as many as are named, on PostgreSQL
//   --desk       the other screens of the team with 10,000 accounts, 100,000 messages and 10,000 articles
import { parseArgs } from 'node:util';
import { benchBackend } from './backend.ts';
import { benchDesk } from './desk.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'boolean', default: false },
    backend: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    dir: { type: 'string', default: '.' },
  },
});
const rounds = Number(values.rounds);
const counts = positionals.map(Number);

if (values.backend) await benchBackend();
else if (values.search)
  await benchSearch({ counts: counts.length > 0 ? counts : [100, 1000, 10_000], rounds });
else if (values.desk) await benchDesk({ rounds });
else
  await benchPages({
    dir: values.dir,
    rounds,
    paths: values.routes ? undefined : positionals.length > 0 ? positionals : ['/'],
  });

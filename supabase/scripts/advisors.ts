// npx node supabase/scripts/advisors.ts — Supabase's advisors (splinter) on the migrations. Fails on a finding without a reason below.
import { z } from 'zod';
import { startPreparedServer, template } from '../tests/hosted/hostedDatabase.ts';
import { supabaseCli } from './supabaseCli.ts';

const findings = z.object({
  results: z.array(z.object({ name: z.string(), detail: z.string(), cacheKey: z.string() })),
});

/** Findings that stay, by the start of their key. */
const reasons: Record<string, string> = {
  unused_index_:
    'A new database has not run a query yet. Each index serves a policy, a list or a foreign key.',
  function_search_path_mutable_private_is_public:
    'With a search_path of its own, it would be called for each row instead of becoming part of the query. Its names are resolved already.',
  rls_enabled_no_policy_private_:
    'No API role has a privilege here. Row security stays on should somebody grant one by mistake.',
  rls_policy_always_true_public_leads:
    'Anyone may write to the company. The columns are granted by name, and a trigger limits how often.',
  security_definer_view_public_profiles:
    'Nobody has privileges on private.accounts: the view decides by itself who sees which rows and columns, and the permission tests hold it to that.',
};

const server = await startPreparedServer();
const address = server.getAddress(template, 'postgres');
const { stdout } = await supabaseCli(
  'db',
  'advisors',
  `--remote=${address}`,
  '--level=info',
  '--fail-on=none',
  '--output-format=json',
);
await server.stop();

const { results } = findings.parse(JSON.parse(stdout));
const starts = Object.keys(reasons);
const unexplained = results.filter(({ cacheKey }) => !starts.some((start) => cacheKey.startsWith(start)));
const outdated = starts.filter((start) => !results.some(({ cacheKey }) => cacheKey.startsWith(start)));

for (const { name, detail, cacheKey } of unexplained) console.error(`${name}: ${detail} (${cacheKey})`);
for (const start of outdated) console.error(`No finding starts with ${start} any more: remove its reason.`);
console.log(`${results.length} findings, ${results.length - unexplained.length} with a reason.`);
if (unexplained.length > 0 || outdated.length > 0) process.exitCode = 1;

// npx node supabase/embedded/commands/reshape.ts — brings the data of `npm start` into the shape of today's migrations, where others made
// them. The database as it was stays in a folder beside, for thirty days.
import { reshape } from '../data/reshape.ts';
import { getDataDir, runTask } from './commandLine.ts';

await runTask(async () => {
  const reshaped = await reshape(getDataDir(process.env));
  if (!reshaped) return 'Ces données ont déjà la forme d’aujourd’hui.';
  const { homeless, former } = reshaped;
  return [
    `Les données ont la forme d’aujourd’hui. La base d’avant est pour trente jours dans ${former}`,
    ...(homeless.length > 0
      ? [`N’ont plus de place, et ne sont plus que là\u00A0: ${homeless.join(', ')}`]
      : []),
  ].join('\n');
});

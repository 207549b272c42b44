import { getDataDir, runTask } from './commandLine.ts';
import { renewSecrets } from '../data/dataFolder.ts';

await runTask(async () => {
  await renewSecrets(getDataDir(process.env));
  return 'Secrets renouvelés : chacun doit se reconnecter.';
});

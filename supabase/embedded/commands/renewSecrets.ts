import { dataDirOf, runTask } from './commandLine.ts';
import { renewSecrets } from '../data/dataFolder.ts';

await runTask(async () => {
  await renewSecrets(dataDirOf(process.env));
  return 'Secrets renouvelés : chacun doit se reconnecter.';
});

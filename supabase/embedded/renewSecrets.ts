import { dataDirOf, runTask } from './commandLine.ts';
import { renewSecrets } from './dataFolder.ts';

await runTask(async () => {
  await renewSecrets(dataDirOf(process.env));
  return 'Secrets renouvelés : chacun doit se reconnecter.';
});

// npx node supabase/embedded/commands/removeFactors.ts ADRESSE — for the last admin who has lost their authenticator app; on a
// hosted project or on the local data, whether a server runs on them or not.
import { StartupError } from '../startupError.ts';
import { withService } from './changeRole.ts';
import { runTask } from './commandLine.ts';
import { removeFactors } from './lostFactors.ts';

await runTask(async () => {
  const [email] = process.argv.slice(2);
  if (!email)
    throw new StartupError(
      'Utilisation : npx node supabase/embedded/commands/removeFactors.ts prenom.nom@exemple.ca',
    );
  return withService(process.env, (service) => removeFactors(service, email));
});

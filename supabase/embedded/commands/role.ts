// npm run role -- ADRESSE RÔLE — on a hosted project or on the local data, whether a server runs on them or not.
import { StartupError } from '../startupError.ts';
import { changeRole, withService } from './changeRole.ts';
import { runTask } from './commandLine.ts';

await runTask(async () => {
  const [email, role] = process.argv.slice(2);
  if (!email || !role)
    throw new StartupError(
      'Utilisation : npm run role -- prenom.nom@exemple.ca editor (ou subscriber, moderator, admin)',
    );
  return withService(process.env, (service) => changeRole(service, email, role));
});

// npm run role -- ADRESSE RÔLE — on a hosted project or on the local data, whether a server runs on them or not.
import { changeRole, withService } from './changeRole.ts';
import { startupMessage, StartupError } from '../startupError.ts';

try {
  const [email, role] = process.argv.slice(2);
  if (!email || !role)
    throw new StartupError(
      'Utilisation : npm run role -- prenom.nom@exemple.ca editor (ou subscriber, moderator, admin)',
    );
  process.stdout.write(`${await withService(process.env, (service) => changeRole(service, email, role))}\n`);
} catch (error) {
  process.stderr.write(`${startupMessage(error, 'La commande')}\n`);
  process.exitCode = 1;
}

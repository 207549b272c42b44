import { createClient } from '@supabase/supabase-js';
import { runCommand } from './commandLine.ts';
import { StartupError } from './startupError.ts';

const usage =
  'SUPABASE_URL=https://… SUPABASE_SERVICE_ROLE_KEY=… npm run admin:promote -- prenom.nom@exemple.ca';

// A new hosted project has no administrator who could name the first one: its service key can.
await runCommand(usage, async (email) => {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = process.env;
  if (!url || !key) throw new StartupError(`Utilisation : ${usage}`);
  const service = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

  for (let page = 1; ; page += 1) {
    const { data, error } = await service.auth.admin.listUsers({ page, perPage: 1000 });
    if (error) throw new StartupError(`Les comptes ne peuvent pas être lus : ${error.message}`);
    const account = data.users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    if (account) {
      const { error: refusal } = await service.rpc('set_profile_role', {
        user_id: account.id,
        role: 'admin',
      });
      if (refusal) throw new StartupError(`Le rôle n’a pas été changé : ${refusal.message}`);
      return `${email} est maintenant administrateur.`;
    }
    if (data.users.length === 0)
      throw new StartupError(
        `Aucun compte ne porte l’adresse ${email} : inscrivez-vous d’abord sur le site.`,
      );
  }
});

import { accountEmails } from '#features/people/emails/accountEmails.ts';
import type { Email } from '#emails/email.ts';
import { StartupError } from '../embedded/startupError.ts';

/**
 * The e-mails as the hosted authentication service takes them: written with its variables (Go's templates) in the place of
 * data. It sends HTML alone. The page uses the token up, once a person has asked it to: with the service's own link
 * (`.ConfirmationURL`), programs that open links before people do would.
 */
export const hostedEmails: Record<string, Pick<Email, 'subject' | 'html'>> = Object.fromEntries(
  Object.entries(accountEmails).map(([name, { page, type, write }]) => [
    name,
    write({ email: '{{ .Email }}', url: `{{ .SiteURL }}${page}#type=${type}&token_hash={{ .TokenHash }}` }),
  ]),
);

/** The settings of the hosted project that hold the e-mails, as Supabase's management interface names them. */
const settingsWithEmails = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hostedEmails).flatMap(([name, { subject, html }]) => [
      [`mailer_subjects_${name}`, subject],
      [`mailer_templates_${name}_content`, html],
    ]),
  );

const refusals: Record<number, string> = {
  401: 'Le jeton a été refusé : vérifiez SUPABASE_ACCESS_TOKEN.',
  403: 'Ce jeton n’a pas le droit de changer les réglages de ce projet.',
  404: 'Ce projet n’existe pas : vérifiez SUPABASE_PROJECT_REF.',
  429: 'Supabase reçoit trop de demandes. Réessayez dans une minute.',
};

/**
 * Puts the e-mails into the hosted project that SUPABASE_PROJECT_REF names, with the rights of SUPABASE_ACCESS_TOKEN;
 * nothing else of its settings changes. When only asked to show them, sends nothing and needs neither.
 *
 * @param api Supabase's management interface.
 * @returns what was done, or would be, in French.
 * @throws StartupError with one French sentence when a variable is missing or Supabase refuses.
 */
export async function installEmails(
  environment: NodeJS.ProcessEnv,
  { isDryRun = false, api = 'https://api.supabase.com' } = {},
): Promise<string> {
  const settings = settingsWithEmails();
  if (isDryRun) return `Rien n’est envoyé. Ces réglages partiraient :\n${JSON.stringify(settings, null, 2)}`;
  const { SUPABASE_ACCESS_TOKEN: token, SUPABASE_PROJECT_REF: project } = environment;
  if (!token || !project)
    throw new StartupError(
      'Donnez SUPABASE_ACCESS_TOKEN (supabase.com/dashboard/account/tokens) et SUPABASE_PROJECT_REF, l’identifiant du projet; ou --dry-run pour voir ce qui partirait.',
    );
  if (!/^[a-z0-9]+$/.test(project))
    throw new StartupError(
      'SUPABASE_PROJECT_REF n’est pas un identifiant de projet : des minuscules et des chiffres.',
    );

  const response = await fetch(`${api}/v1/projects/${project}/config/auth`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  }).catch(() => {
    throw new StartupError('Supabase ne répond pas : vérifiez la connexion, puis réessayez.');
  });
  if (!response.ok) {
    const { message } = Object(await response.json().catch(() => null)) as { message?: unknown };
    throw new StartupError(
      refusals[response.status] ??
        `Supabase a refusé les courriels (${response.status})${typeof message === 'string' ? ` : ${message}` : '.'}`,
    );
  }
  return `Les courriels sont installés dans le projet ${project} : ${Object.values(hostedEmails)
    .map(({ subject }) => `« ${subject} »`)
    .join(', ')}.`;
}

import { Alert } from '#design-system/components/Alert';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';

/** What stands above a form for browsers without scripts: how to reach the company instead. */
export function NeedsScripts() {
  const { company } = useSettings();
  return (
    <noscript>
      <Alert title="Ce formulaire a besoin de JavaScript et d’un navigateur récent">
        Appelez-nous au <a href={phoneLink(company.phone)}>{company.phone}</a> ou écrivez à{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>.
      </Alert>
    </noscript>
  );
}

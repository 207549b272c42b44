import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { codeSettings } from '#site/settings/settings.ts';
import { reportHydrated } from '#hydration/hydrated.ts';
import { OutdatedPage } from '#hydration/loadFiles.ts';
import { paths } from '#paths.ts';
import { Actions, Page, Silence } from './RootErrorPage.styles.ts';

/**
 * In place of a page that failed to load or to render. It stands on nothing but the theme, for anything else may be
 * what failed. A page of a version that is no longer on the server is loaded anew without asking.
 */
export function RootErrorPage() {
  const error = useRouteError();
  const isOutdated = error instanceof OutdatedPage && !wasReloaded();

  // It stands in the place of the layout that reports otherwise, and its button has to answer.
  useEffect(reportHydrated, []);

  useEffect(() => {
    if (isOutdated) location.reload();
    else console.error(error);
  }, [error, isOutdated]);

  return (
    <ThemeRoot>
      <title>{`Erreur | ${codeSettings.company.name}`}</title>
      {!isOutdated && (
        <Page>
          <Silence viewBox="0 0 96 24" fill="currentColor" aria-hidden>
            {[0, 12, 24, 36, 48, 60, 72, 84].map((x, index) => (
              <rect key={x} x={x} y={10 - 10 / (index + 1)} width="5" height={4 + 20 / (index + 1)} rx="2" />
            ))}
          </Silence>
          <h1>Une erreur inattendue s'est produite.</h1>
          <p>La page n’a pas pu s’afficher. Rien de ce que vous aviez enregistré n’est perdu.</p>
          <Actions>
            <button type="button" onClick={() => location.reload()}>
              Recharger la page
            </button>
            <a href={paths.home}>Revenir à l’accueil</a>
          </Actions>
        </Page>
      )}
    </ThemeRoot>
  );
}

/** Whether this very page was, in vain: one that was reached by a link since may still be there anew. */
const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some(
      ({ type, name }: PerformanceEntry & { type?: string }) =>
        type === 'reload' && new URL(name).pathname === location.pathname,
    );

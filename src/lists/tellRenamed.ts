import type { Renamed } from '#data/records.queries.ts';
import type { ToastOptions } from '#design-system/components/Toast';

/** What the restoration of one thing, or several, answers: nothing where none has a name that may be taken. */
export type Restored = Renamed | readonly Renamed[] | void;

/**
 * What a notice says of what came back: where it stands, and the name or the address that it has instead of the one that was taken
 * meanwhile.
 */
export function tellRenamed(notice: ToastOptions, restored: Restored): ToastOptions {
  const all = [restored ?? []].flat();
  const renamed = all.flatMap(({ name, slug }) => {
    if (name !== undefined)
      return [`Son nom était pris\u00A0: il s’appelle maintenant «\u00A0${name}\u00A0».`];
    return slug === undefined
      ? []
      : [`Son adresse était prise\u00A0: elle finit maintenant par «\u00A0${slug}\u00A0».`];
  });
  const told = [...tellStandings(all.flatMap(({ standing }) => standing ?? [])), ...renamed];
  return told.length === 0 ? notice : { ...notice, description: [notice.description, ...told].join(' ') };
}

function tellStandings(standings: readonly string[]): string[] {
  if (standings.length < 2) return standings.map((standing) => `Le voici ${standing}.`);
  const counted = [...new Set(standings)].map(
    (standing) => `${standings.filter((other) => other === standing).length} ${standing}`,
  );
  return [`Les voici\u00A0: ${counted.join('; ')}.`];
}

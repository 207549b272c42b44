/** Mail services that people here use, by their endings; what stands here is never taken for a mistake. */
const namesByEnding = {
  net: 'bell globetrotter telus',
  ca: 'cgocable cogeco fizz hotmail live sympatico videotron yahoo',
  com: 'gmail gmx hotmail icloud live mac me msn outlook protonmail yahoo',
  fr: 'hotmail live outlook yahoo',
  me: 'proton',
  'qc.ca': 'videotron',
};

const services = new Set(
  Object.entries(namesByEnding).flatMap(([ending, names]) =>
    names.split(' ').map((name) => `${name}.${ending}`),
  ),
);

/** Right domains that are one letter away from a service. */
const neighbours = new Set(['email.com', 'mail.com', 'ymail.com']);

/** In shorter names a letter says nothing: `love.ca` isn't a slip of `live.ca`, `tell.net` none of `bell.net`. */
const shortestName = 5;

/** Endings that are typed for another one. `.co` and `.cm` are countries, but their domains with these names are traps. */
const slips = {
  com: 'c cm co comm con cim cpm om ocm vom xom cmo coml',
  ca: 'cca xa va caa',
  net: 'ner ent nett',
};

const endings = new Map(
  Object.entries(slips).flatMap(([meant, typed]) => typed.split(' ').map((slip) => [slip, meant] as const)),
);

/** Names that no other ending goes with: « gmail.ca » reaches nobody, « yahoo.ca » does, and « bell.ca » is the company. */
const onlyEnding = new Map([
  ['gmail', 'gmail.com'],
  ['icloud', 'icloud.com'],
  ['sympatico', 'sympatico.ca'],
]);

/** Whether one letter added, left out, changed or swapped with its neighbour makes `typed` of `meant`. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const restOfTyped = typed.slice(start);
  const restOfMeant = meant.slice(start);
  return (
    restOfTyped.slice(1) === restOfMeant.slice(1) ||
    restOfTyped.slice(1) === restOfMeant ||
    restOfTyped === restOfMeant.slice(1) ||
    (restOfTyped[0] === restOfMeant[1] &&
      restOfTyped[1] === restOfMeant[0] &&
      restOfTyped.slice(2) === restOfMeant.slice(2))
  );
}

function findMeantDomain(domain: string): string | null {
  if (services.has(domain) || neighbours.has(domain)) return null;
  const dot = domain.indexOf('.');
  // « gmailcom »: the dot was forgotten.
  if (dot === -1) return [...services].find((service) => service.replace('.', '') === domain) ?? null;
  const name = domain.slice(0, dot);
  const ending = endings.get(domain.slice(dot + 1)) ?? domain.slice(dot + 1);
  const mended = `${name}.${ending}`;
  if (services.has(mended)) return mended;
  const only = onlyEnding.get(name);
  if (only !== undefined) return only;

  const near = [...services]
    .map((service) => ({ service, name: service.slice(0, service.indexOf('.')) }))
    .filter(
      (service) =>
        service.name.length >= shortestName && service.name !== name && isOneSlipAway(name, service.name),
    )
    .map(({ service }) => service);
  // The ending that was typed decides between the services of one name; where none has it, the name must have only one.
  const meant = near.find((service) => service.slice(service.indexOf('.') + 1) === ending);
  return meant ?? (near.length === 1 ? (near[0] ?? null) : null);
}

/**
 * The address that somebody probably meant, for « Vouliez-vous dire… », where the domain looks like a slip of a known mail
 * service's (« gmial.com »). `null` for any other address: it is never a reason to refuse one.
 */
export function suggestEmail(email: string): string | null {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || trimmed.length > 254) return null;
  const meant = findMeantDomain(trimmed.slice(at + 1).toLowerCase());
  return meant === null ? null : `${trimmed.slice(0, at)}@${meant}`;
}

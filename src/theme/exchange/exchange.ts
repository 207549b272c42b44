import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { contrast, pairsInUse, required } from '../stories/contrast.ts';
import { type DtcgValue, fromDtcg, toDtcg } from './dtcg.ts';
import { readSource, replaceTokens, type SourceToken, type SourceValue, type TokenFiles } from './source.ts';

type Group = { [name: string]: Group | string };

/** All tokens as one file of DTCG 2025.10: groups as in the source, comments as descriptions, aliases as aliases. */
export function exportTokens(files: TokenFiles): string {
  const root: Group = {};
  for (const token of readSource(files)) {
    for (const [id, value] of Object.entries(toDtcg(token))) {
      const names = id.split('.');
      const name = names.pop() ?? '';
      let group = root;
      for (const step of names) group = (group[step] ??= {}) as Group;
      group[name] = { ...value, ...(token.description && { $description: token.description }) } as Group;
    }
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}

/** A token whose value would be another. */
export type TokenChange = { token: SourceToken; value: SourceValue };

/** What an import would do. */
export type TokenImport = {
  changes: TokenChange[];
  /** The token files as they would be. */
  files: TokenFiles;
  /** Pairs of colours that couldn't be read any more, in French. */
  tooFaint: string[];
  /** Tokens of the source of which the file says nothing: they stay. */
  absent: string[];
};

/** A file of tokens that can't be imported: its message says why, in French. */
export class UnfitTokens extends Error {}

type Parsed = DtcgValue & { alias?: string | undefined };

/** Line by line, so that the parser can show the place that is wrong rather than a whole file on one line. */
function withLines(json: string): string {
  let groups: unknown;
  try {
    groups = JSON.parse(json);
  } catch (error) {
    throw new UnfitTokens(
      `Ce fichier n’est pas du JSON complet\u00A0: exportez-le de nouveau de l’outil.\n${String(error)}`,
    );
  }
  if (typeof groups !== 'object' || groups === null || Array.isArray(groups))
    throw new UnfitTokens('Ce fichier de JSON n’a pas de groupes de jetons, comme le veut DTCG 2025.10.');
  return JSON.stringify(groups, null, 2);
}

async function parseTokens(json: string): Promise<Map<string, Parsed>> {
  const filename = new URL('file:///tokens.json');
  const { tokens } = await parse([{ filename, src: withLines(json) }], {
    config: defineConfig({}, { cwd: new URL('file:///') }),
    logger: new Logger({ level: 'silent' }),
  }).catch((error: unknown) => {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n');
    const place = reason.filter((line) => /^>? *\d+ \|/.test(line));
    throw new UnfitTokens(
      [
        'Ce fichier n’est pas du format DTCG 2025.10.',
        ...(place.length > 0
          ? ['La ligne marquée «\u00A0>\u00A0» n’a pas la forme attendue\u00A0:', ...place]
          : []),
        `L’outil qui le lit dit\u00A0: ${reason[0] ?? ''}`,
      ].join('\n'),
    );
  });
  return new Map(
    Object.values(tokens).map(({ id, $type, $value, aliasChain }) => [
      id,
      { $type, $value, alias: aliasChain?.[0] },
    ]),
  );
}

const isColor = ({ id }: SourceToken) => /^(?:color|cover)\./.test(id);

/** The colours of the roles as `#RRGGBB`, as far as they are opaque. */
function colorsOf(tokens: readonly SourceToken[]): Map<string, string> {
  const values = new Map(tokens.map(({ id, value }) => [id, value]));
  return new Map(
    [...values].flatMap(([id, value]): [string, string][] => {
      const color = typeof value === 'object' ? values.get(value.alias) : value;
      return typeof color === 'string' && color.startsWith('#') ? [[id, color]] : [];
    }),
  );
}

const figure = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 2 });

function pairsTooFaint(tokens: readonly SourceToken[]): string[] {
  const colors = colorsOf(tokens);
  return pairsInUse.flatMap(({ on, front, as }) => {
    const [below, above] = [colors.get(`color.${on}`), colors.get(`color.${front}`)];
    const pair = `«\u00A0${front}\u00A0» sur «\u00A0${on}\u00A0»`;
    // A colour that lets others through has no contrast of its own.
    if (!below || !above)
      return [`${pair}\u00A0: une couleur translucide, dont le contraste ne se mesure pas`];
    const reached = contrast(above, below);
    if (reached >= required[as]) return [];
    return [`${pair}\u00A0: ${figure.format(reached)} au lieu de ${figure.format(required[as])}`];
  });
}

/**
 * What importing a file of DTCG 2025.10 would change, without changing it. Tokens have the names of an export.
 *
 * @throws UnfitTokens when the file isn't in that format, has a token that the source doesn't have, or a value that
 * the source can't say.
 */
export async function planImport(files: TokenFiles, json: string): Promise<TokenImport> {
  const given = await parseTokens(json);
  if (given.size === 0) throw new UnfitTokens('Ce fichier n’a aucun jeton.');
  const source = readSource(files);
  const partsOf = new Map(source.map((token) => [token, Object.keys(toDtcg(token))]));

  const known = new Set([...partsOf.values()].flat());
  const unknown = [...given.keys()].filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new UnfitTokens(
      `Le code n’a pas ces jetons\u00A0: ${unknown.join(', ')}. Ajoutez-les d’abord à src/theme/tokens.`,
    );

  const valueOf = (id: string): Parsed => {
    const value = given.get(id);
    if (!value) throw new Error('une seule de ses deux bornes');
    return value;
  };

  /** A colour by the name that the palette has for it, where it has one. */
  function colorFor(token: SourceToken): SourceValue {
    const { alias } = valueOf(token.id);
    if (alias?.startsWith('palette.')) return { alias };
    const color = fromDtcg(token, valueOf);
    const isSame = (id: string) => given.has(id) && fromDtcg({ ...token, id, value: '' }, valueOf) === color;
    // Tools that follow aliases leave the colour in their place.
    const now = typeof token.value === 'object' ? token.value.alias : undefined;
    const name = now && isSame(now) ? now : paletteIds.find(isSame);
    return name ? { alias: name } : color;
  }
  const paletteIds = source.map(({ id }) => id).filter((id) => id.startsWith('palette.'));

  const nameOf = (value: SourceValue) => (typeof value === 'object' ? value.alias : value);
  const changes: TokenChange[] = [];
  const absent: string[] = [];
  for (const [token, parts] of partsOf) {
    if (!parts.some((id) => given.has(id))) {
      absent.push(token.id);
      continue;
    }
    try {
      const value = isColor(token) ? colorFor(token) : fromDtcg(token, valueOf);
      if (nameOf(value) !== nameOf(token.value)) changes.push({ token, value });
    } catch (error) {
      throw new UnfitTokens(`${token.id} a ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  const imported = replaceTokens(files, changes);
  return { changes, files: imported, absent, tooFaint: pairsTooFaint(readSource(imported)) };
}

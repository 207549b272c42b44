import { toDtcg } from './dtcg.ts';
import { readSource, type TokenFiles } from './source.ts';

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

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { TokenFiles } from '#theme/exchange/source.ts';

/**
 * Draws with other tokens; the files stay as they are.
 *
 * @param file of JSON: the texts of the token files, by their names.
 */
export function replaceTokens(file: string): Plugin {
  const files = JSON.parse(readFileSync(file, 'utf8')) as TokenFiles;
  return {
    name: 'replace-tokens',
    enforce: 'pre',
    transform(_code, id) {
      const [path = ''] = id.split('?');
      const code = path.includes('/src/theme/tokens/') ? files[basename(path)] : undefined;
      return code === undefined ? null : { code, map: null };
    },
  };
}

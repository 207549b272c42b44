import { join } from 'node:path';
import { ERROR_CODES, builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import type { Plugin } from 'vite';

const isInFolder = makeFsImporter((imported, folder) => {
  if (/^\.{1,2}\/.*\.tsx?$/.test(imported)) return join(folder, imported);
  throw Object.assign(new Error(`${imported} isn't read for the documentation.`), {
    code: 'MODULE_NOT_FOUND',
  });
});

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/**
 * Puts the documentation of each component's properties beside it, where Storybook looks for it.
 *
 * Storybook's own plugin does the same with packages: it reads the 1,700 icons once more for each component that takes one.
 */
export function propsPlugin(): Plugin {
  return {
    name: 'props-of-components',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx$/, exclude: /\.(?:stories|test)\.tsx$/ } },
      handler(code, filename) {
        try {
          const documented = parse(code, { filename, importer: isInFolder, resolver }).map(
            ({ displayName, ...documentation }) =>
              displayName && `\n${displayName}.__docgenInfo = ${JSON.stringify(documentation)};`,
          );
          return { code: code + documented.join(''), map: null };
        } catch (error) {
          if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return null;
          throw error;
        }
      },
    },
  };
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const index = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs');

/**
 * Lets browser builds import each icon from its own file instead of the package's index. Through the index, every page would
 * import all icons of the back-office as well.
 */
export function iconPlugin(): Plugin {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /^export \{ (default as [^}]*) \} from '([^']*)';$/gm,
  )) {
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), join(index, '..', file));
  }

  const writeImport = (specifier: string) => {
    const [name = '', local = name] = specifier.trim().split(' as ');
    const file = files.get(name);
    return file
      ? `import ${local} from ${JSON.stringify(file)};`
      : `import { ${specifier} } from 'lucide-react';`;
  };

  return {
    name: 'porte-voix:icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\//, code: /['"]lucide-react['"]/ },
      handler: (code) =>
        code.replaceAll(/import \{([^}]*)\} from ['"]lucide-react['"];/g, (_, specifiers: string) =>
          specifiers
            .split(',')
            .filter((specifier) => specifier.trim())
            .map(writeImport)
            .join(' '),
        ),
    },
  };
}

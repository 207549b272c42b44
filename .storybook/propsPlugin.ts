import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  type Documentation,
  ERROR_CODES,
  builtinResolvers,
  makeFsImporter,
  parse,
  type PropDescriptor,
} from 'react-docgen';
import type { Plugin } from 'vite';

type TypeOfProperty = NonNullable<PropDescriptor['tsType']>;

const source = resolve(import.meta.dirname, '../src');

const ofProject = makeFsImporter((imported, folder) => {
  if (/^\.{1,2}\/.*\.tsx?$/.test(imported)) return join(folder, imported);
  if (imported.startsWith('#design-system/')) return join(source, imported.slice(1), 'index.ts');
  if (/^#(?!mocks|storybook)/.test(imported)) return join(source, imported.slice(1));
  throw Object.assign(new Error(`${imported} isn't read for the documentation.`), {
    code: 'MODULE_NOT_FOUND',
  });
});

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** What isn't read otherwise: a styled element as the function that it stands for, and an array whether it may be changed or not. */
const readable = (code: string) =>
  code
    .replaceAll(
      /export const (\w+) = styled\.\w+<(\w+)>`[^`]*`/g,
      'export function $1(props: $2) { return <div {...props} /> }',
    )
    // A page of a document takes nothing: what it shows is loaded.
    .replaceAll(/export (?=const \w+ = pageOfDocument\()/g, '')
    .replaceAll(/\breadonly (?=[\w({'])/g, '');

/** The components of a file with their properties, each type in words that a reader knows. */
export function documentProps(code: string, filename: string): Documentation[] {
  try {
    const documented = parse(readable(code), { filename, importer: ofProject, resolver });
    for (const { props = {} } of documented)
      for (const property of Object.values(props))
        if (property.tsType) property.tsType = resolveType(property.tsType);
    return documented;
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** Another piece's property (`SectionProps['tone']`) is what that one says. */
function resolveType(type: TypeOfProperty): TypeOfProperty {
  const [, piece, property] = /^(\w+)Props\['(\w+)'\]$/.exec(type.name) ?? [];
  if (!piece || !property) return type;
  const [file] = globSync(`**/${piece}/${piece}.tsx`, { cwd: source });
  if (!file) return type;
  const path = join(source, file);
  const [documented] = documentProps(readFileSync(path, 'utf8'), path).filter(
    ({ displayName }) => displayName === basename(file, '.tsx'),
  );
  return documented?.props?.[property]?.tsType ?? type;
}

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
      filter: { id: { include: /\/src\/.*\.tsx$/, exclude: /\.(?:stories|test|guide)\.tsx$/ } },
      handler(code, filename) {
        const documented = documentProps(code, filename).map(
          ({ displayName, ...documentation }) =>
            displayName && `\n${displayName}.__docgenInfo = ${JSON.stringify(documentation)};`,
        );
        return documented.length > 0 ? { code: code + documented.join(''), map: null } : null;
      },
    },
  };
}

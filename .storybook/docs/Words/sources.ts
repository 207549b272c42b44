import { shownSections } from '#site/contents/shownSections.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { contentFileOf } from './contentFiles.ts';
import type { ContentSource } from './contentSource.ts';
import { patchOf, rewriteContent } from './rewriteContent.ts';
import { withoutBlanks } from './withoutBlanks.ts';

const sources: Record<string, ContentSource> = import.meta.glob('/src/site/**/*.content.ts', {
  query: '?source',
  import: 'default',
  eager: true,
});
const pieces: Record<string, Record<string, unknown>> = import.meta.glob(
  ['/src/site/{sections,layout}/**/{index,*.schema}.ts'],
  {
    eager: true,
  },
);

/** The name of the folder that describes a section or draws it, which is also that of the piece in the workbench. */
function pieceOf({ schema, Section }: EditableSection) {
  const [path] = Object.entries(pieces).find(([, module]) =>
    Object.values(module).some((value) => value === schema || (Section && value === Section)),
  ) ?? [''];
  return path.split('/').at(-2);
}

/** The contents that a piece of the workbench shows, by the name that ends its title; all of them without one. */
export const sectionsOf = (piece?: string) =>
  piece ? shownSections.filter((section) => pieceOf(section) === piece) : shownSections;

/** What brings the file of a section's copy to another content, for `git apply`; nothing where it says that already. */
export function patchFor({ schema, content }: EditableSection, value: unknown): string {
  const { path, name } = contentFileOf(content);
  const source = sources[path];
  if (!source) throw new Error(`The source of ${path} isn't there.`);
  const after = rewriteContent(source, name, withoutBlanks(schema, content), withoutBlanks(schema, value));
  return patchOf(source.file, source.text, after);
}

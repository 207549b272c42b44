import type { ComponentType } from 'react';
import type { z } from 'zod';
import { settingsInPlace } from '#site/settings/settingsInPlace.tsx';
import { HeadPreview } from '#site/sections/shared/HeadPreview/HeadPreview.tsx';
import { pageHeadSchema } from '#documents/contents/pageHead.schema.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A folder describes one schema: `teamSchema` in `Team/team.section.ts`, `statsBandSchema` in `StatsBand/statsBand.schema.ts`. */
const descriptions: Modules = import.meta.glob(
  '/src/{site/layout,site/sections,features/*/site}/**/*.{section,schema}.ts',
  {
    eager: true,
  },
);

/** The components, each in the folder of its schema: `Team` in `Team/Team.tsx`. */
const pieces: Modules = import.meta.glob(
  [
    // Of other features staff change nothing on the pages.
    '/src/{site/layout,site/sections,features/{projects,requests}/site}/**/*.tsx',
    '!/src/**/*.{stories,test}.tsx',
    '!/src/features/*/site/*Page/**',
  ],
  { eager: true },
);

const findPiece = (path: string): [z.ZodType, ComponentType<object>][] => {
  const [, folder, name, initial, rest] = /^(.*\/((.)([^/]*)))\/[^/]*$/.exec(path) ?? [];
  const schema = descriptions[path]?.[`${initial?.toLowerCase()}${rest}Schema`];
  const piece = pieces[`${folder}/${name}.tsx`]?.[name ?? ''];
  return schema && piece ? [[schema as z.ZodType, piece as ComponentType<object>]] : [];
};

const pieceOfSchema = new Map<unknown, ComponentType<object>>([
  ...Object.keys(descriptions).flatMap(findPiece),
  [pageHeadSchema, HeadPreview as ComponentType<object>],
]);

const pieceOfSetting = settingsInPlace as Readonly<Record<string, ComponentType<object>>>;

/** The sections with their components. Heavy to load: only for code that draws sections; the registry has contents alone. */
export const drawnSections: readonly EditableSection[] = sections.map((section) => {
  const { key, schema, props } = section;
  const Section = pieceOfSchema.get(schema) ?? pieceOfSetting[key];
  if (!Section) return section;
  return { ...section, Section: props ? (content) => <Section {...content} {...props} /> : Section };
});

/** The section of that key with its component, or undefined. */
export const findDrawnSection = (key: string) => drawnSections.find((section) => section.key === key);

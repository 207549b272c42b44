const modules: Record<string, Record<string, unknown>> = import.meta.glob('/src/site/**/*.content.ts', {
  eager: true,
});

/** The file that a copy stands in, as `/src/….content.ts`, and what it is called there. */
export function contentFileOf(content: unknown): { path: string; name: string } {
  for (const [path, module] of Object.entries(modules))
    for (const [name, exported] of Object.entries(module)) if (exported === content) return { path, name };
  throw new Error('The content stands in no *.content.ts.');
}

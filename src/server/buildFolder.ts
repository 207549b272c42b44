/** Where `vite build` writes the browser's and the server's part of the site. */
export const buildFolder = { browser: 'build/browser', server: 'build/server' } as const;

/** Written last of all: its presence says that the build is whole, its content for which address. */
export const builtFile = 'build/site.json';

/** What each script for browsers loads and is made of, for whoever weighs them. */
export const chunksFile = 'build/chunks.json';

/** One script of the built site. */
export type BuiltChunk = {
  fileName: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
  styles: string[];
};

/** Where `vite build` writes the browser's and the server's part of the site. */
export const buildFolder = { browser: 'build/browser', server: 'build/server' } as const;

/** Written last of all: its presence says that the build is whole, its content for which address. */
export const builtFile = 'build/site.json';

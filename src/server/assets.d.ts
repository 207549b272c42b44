/** What the browser's build made, for the document that brings it. `sitePlugin.ts` fills it in. */
declare module 'virtual:document-assets' {
  const assets: {
    /** The code that stands inline in each document: see src/hydration. */
    loader: string;
    /** The app's scripts for the loader to ask for, in the order in which they run. */
    files: readonly string[];
  };
  export default assets;
}

declare module 'virtual:database-image' {
  /** The database as the migrations make it: see `imagePlugin.ts`. */
  export const loadImage: () => Promise<Blob>;
}

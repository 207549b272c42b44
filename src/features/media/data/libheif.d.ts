/** What is used of a package that describes nothing of it. */
declare module 'libheif-js' {
  interface Picture {
    get_width(): number;
    get_height(): number;
    /** Writes the pixels into `image`, then hands it on; null when it can't. */
    display(image: ImageData, onShown: (image: ImageData | null) => void): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] } };
  export default libheif;
}

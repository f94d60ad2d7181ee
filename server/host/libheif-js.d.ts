declare module 'libheif-js/wasm-bundle.js' {
  type HeifImage = {
    is_primary(): number;
    get_width(): number;
    get_height(): number;
    /** Calls back with null when the photo cannot be decoded. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void;
    free(): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}

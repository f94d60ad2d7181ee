declare module 'saxon-js' {
  /** The part of SaxonJS that the tests use. */
  const SaxonJS: {
    transform(options: {
      stylesheetText: string;
      sourceText: string;
      stylesheetParams: Record<string, string>;
      destination: 'serialized';
    }): { principalResult: string };
  };
  export default SaxonJS;
}

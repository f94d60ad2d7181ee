/** A static export with inlined styles: the fastest configuration of Next. */
export default {
  output: 'export',
  turbopack: { root: import.meta.dirname },
  experimental: { inlineCss: true },
};

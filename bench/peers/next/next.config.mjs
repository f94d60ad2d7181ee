/** Static files, its sheet inside the page: the fastest Next there is. */
export default {
  output: 'export',
  turbopack: { root: import.meta.dirname },
  experimental: { inlineCss: true },
};

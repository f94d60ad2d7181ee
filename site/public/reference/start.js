// The viewer of /v1/reference: reads the description that programs read.
window.SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  // Lists of models repeat what stands with every call.
  defaultModelsExpandDepth: -1,
  filter: true,
  showExtensions: true,
});

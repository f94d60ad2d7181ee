import { e } from '../escape.js';

/** An island in Astro's format, so that the same script hydrates it. */
export function island({ component, name, renderer }, props, html) {
  return `<astro-island component-url="${component}" renderer-url="${renderer}" props="${e(JSON.stringify(serialized(props)[1]))}" ssr client="intent" opts="${e(JSON.stringify({ name, value: 'query' }))}" await-children>${html}<!--astro:end--></astro-island>`;
}

function serialized(value) {
  if (Array.isArray(value)) return [1, value.map(serialized)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([key, one]) => [key, serialized(one)]))];
}

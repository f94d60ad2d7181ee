import { describe, expect, it } from 'vitest';
import { slugify } from '#domain/values/slug.ts';
import { isReservedSlug, RESERVED_SLUGS } from './reserved-slugs.ts';

describe('reserved slugs', () => {
  it('holds the first segment of every public route of the specification', () => {
    const routes = [
      '/listing',
      '/regions',
      '/villa/x',
      '/contact',
      '/about',
      '/faq',
      '/blog',
      '/enquire',
      '/guvenli-odeme',
      '/website/banks',
      '/dashboard',
      '/v1/auth/login',
      '/v2/search',
      '/media/x',
    ];
    for (const route of routes) expect(isReservedSlug(route.split('/')[1] ?? '')).toBe(true);
    for (const slug of ['sitemap', 'robots', 'favicon', 'v1', 'v17', '404']) {
      expect(isReservedSlug(slug)).toBe(true);
    }
  });
  it('leaves regions and types alone', () => {
    for (const slug of [
      'kalkan',
      'balayi-villalari',
      'villa-isil',
      'v1a',
      'kv1',
      '',
      'constructor',
    ]) {
      expect(isReservedSlug(slug)).toBe(false);
    }
  });
  it('holds slugs only', () => {
    for (const slug of RESERVED_SLUGS) expect(slugify(slug)).toBe(slug);
  });
});

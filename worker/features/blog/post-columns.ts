import type { CreateBlogPostInput } from '#domain/blog/admin-schema.ts';
import { refused } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import { slugify } from '#domain/values/slug.ts';
import { sortKey } from '#domain/values/sort.ts';

/** The columns of a post from its input; duplicate tags are removed. */
export function postColumns(input: CreateBlogPostInput) {
  const { slug: _, ...post } = input;
  const tags = [...new Set(input.tags)];
  return {
    ...post,
    tags,
    searchText: fold(`${input.title} ${input.excerpt} ${tags.join(' ')}`),
    sortKey: sortKey(input.title),
  };
}

/** A default address from the title. @throws `VALIDATION` (422) for a title without letters */
export function slugOfTitle(title: string): string {
  const slug = slugify(title).slice(0, 120).replace(/-$/, '');
  if (slug !== '') return slug;
  const message = 'Başlıktan adres üretilemedi; adresi siz yazın.';
  throw refused('VALIDATION', message, [{ path: 'slug', message }]);
}

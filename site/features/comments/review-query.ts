import { COMMENT_ORDERS, type CommentOrder } from '#domain/comments/orders.ts';

/** Order and filters of a villa's reviews, as in the address of their page. */
export type ReviewQuery = {
  order: CommentOrder;
  /** 1 to 5; null for all. */
  stars: number | null;
  withPhotos: boolean;
  /** From 1. */
  page: number;
};

export const REVIEWS_A_PAGE = 20;

/** The orders as they appear in the address. */
const SLUGS: Readonly<Record<CommentOrder, string>> = {
  newest: 'en-yeni',
  best: 'en-yuksek',
  worst: 'en-dusuk',
};

const wholeNumber = (text: string | null, min: number, max: number): number | null => {
  const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return number >= min && number <= max ? number : null;
};

/** Unknown values in the address are ignored. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const slug = query.get('sirala');
  return {
    order: COMMENT_ORDERS.find((order) => SLUGS[order] === slug) ?? 'newest',
    stars: wholeNumber(query.get('puan'), 1, 5),
    withPhotos: query.get('foto') === '1',
    page: wholeNumber(query.get('sayfa'), 1, 500) ?? 1,
  };
}

/** The page of a villa's reviews; another order or filter starts at its first page. */
export function reviewsHref(slug: string, query: Partial<ReviewQuery>): string {
  const { order = 'newest', stars, withPhotos, page = 1 } = query;
  const params = new URLSearchParams({
    ...(order !== 'newest' && { sirala: SLUGS[order] }),
    ...(stars && { puan: String(stars) }),
    ...(withPhotos && { foto: '1' }),
    ...(page > 1 && { sayfa: String(page) }),
  });
  const search = params.size === 0 ? '' : `?${params}`;
  return `/yorumlar/${slug}${search}`;
}

/** GET /v1/website/comments for them. */
export function reviewsCall(slug: string, { order, stars, withPhotos, page }: ReviewQuery): string {
  const params = new URLSearchParams({
    villa: slug,
    order,
    skip: String((page - 1) * REVIEWS_A_PAGE),
    take: String(REVIEWS_A_PAGE),
    ...(stars !== null && { rating: String(stars) }),
    ...(withPhotos && { photos: '1' }),
  });
  return `/v1/website/comments?${params}`;
}

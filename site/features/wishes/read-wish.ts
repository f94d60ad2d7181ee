import type { FieldIssue } from '#domain/errors.ts';
import type { WishMade, WishState } from '#domain/wishes/schema.ts';
import { completeStay, readStay, type StayChoice } from '#site/features/reservations/stay/stay.ts';
import { parseSearch, searchParams } from '#site/features/search/state/search-state.ts';
import type { Answer } from '#site/lib/answer.ts';
import { postToApi } from '#site/live-api.ts';
import { readForm, refusedStatus } from '#site/lib/forms/refused-form.ts';

/** What the page shows. */
export type WishPage = {
  status: number;
  /** The house that is waited for; null: any of the search. */
  villa: string | null;
  stay: StayChoice;
  /** The rest of the search's address. */
  search: string;
  cheaper: boolean;
  /** The token of a mail's link. */
  token: string | null;
  done: 'sent' | WishState['state'] | null;
  email: string;
  problem: string | null;
  issues: FieldIssue[];
};

/** The names of the form's fields, which are those of the addresses that lead here. */
const WITHOUT = ['checkin', 'checkout', 'adults', 'children', 'babies', 'month', 'nights', 'flex'];

/** Reads the address or the form of the page, and does what the form asks for. */
export async function readWish(request: Request): Promise<WishPage> {
  const { searchParams: query } = new URL(request.url);
  const isPost = request.method === 'POST';
  const form = isPost ? await readForm(request) : new FormData();
  const read = (name: string) => String(form.get(name) ?? query.get(name) ?? '').slice(0, 600);
  const page = pageOf(read, isPost ? new URLSearchParams(read('search')) : query);
  if (!isPost) return page;
  const { token } = page;
  if (token !== null) {
    const isEnd = read('act') === 'end';
    const path = `/v1/website/wishes/${isEnd ? `leave?${new URLSearchParams({ token })}` : 'confirm'}`;
    return settle(
      page,
      await postToApi<WishState>(request, path, { body: { token } }),
      (answer) => answer.state,
    );
  }
  const { checkIn, checkOut, adults, children, babies } = page.stay;
  const body = {
    ...(page.villa === null ? { search: page.search } : { villa: page.villa }),
    checkIn,
    checkOut,
    adults,
    children,
    babies,
    ...(page.cheaper && { cheaper: true }),
    email: page.email,
    consent: form.get('consent') === 'on',
  };
  return settle(
    page,
    await postToApi<WishMade>(request, '/v1/website/wishes', { body }),
    () => 'sent',
  );
}

function pageOf(read: (name: string) => string, query: URLSearchParams): WishPage {
  const names = ['checkin', 'checkout', 'adults', 'children', 'babies'];
  const stay = readStay(new URLSearchParams(names.map((name) => [name, read(name)])));
  const search = searchParams({ ...parseSearch(query), skip: 0 });
  for (const name of WITHOUT) search.delete(name);
  return {
    status: 200,
    villa: read('villa') || null,
    stay: completeStay(stay) === null ? { ...stay, checkIn: null, checkOut: null } : stay,
    search: search.toString(),
    cheaper: read('cheaper') === '1',
    token: read('baglanti') || null,
    done: null,
    email: read('email'),
    problem: null,
    issues: [],
  };
}

function settle<Content>(
  page: WishPage,
  answer: Answer<Content>,
  done: (content: Content) => WishPage['done'],
): WishPage {
  if (answer.ok) return { ...page, done: done(answer.content) };
  const { message, issues } = answer;
  return { ...page, status: refusedStatus(answer), problem: message, issues };
}

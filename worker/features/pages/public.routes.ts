import { notFound } from '#domain/errors.ts';
import {
  AgencyDocument,
  ContentPage,
  FaqEntry,
  PAGE_SECTIONS,
  type PageSection,
  TeamMember,
} from '#domain/pages/schema.ts';
import { ResponseTime } from '#domain/pages/response-time.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { readResponseTime } from './response-time.ts';
import { findPage, listDocuments, listFaq, listTeam } from './content.ts';

/** One route per section, so that an unknown section is an unknown address. */
const pageRoute = (section: PageSection) =>
  route('public', `get /v1/website/${section}`, {
    summary: `The page “${section}”`,
    answer: ContentPage,
    returns: 'Title, intro and the parts of its text',
    handle: async ({ db }) => {
      const content = await findPage(db, section);
      if (content === null) throw notFound('Bu sayfa henüz yazılmadı.');
      return content;
    },
  });

export const pageRoutes = tagged('website', [
  route('public', 'get /v1/website/faq', {
    summary: 'Questions and answers',
    answer: pageOf(FaqEntry),
    returns: 'All of them, group by group',
    handle: async ({ db }) => wholeList(await listFaq(db)),
  }),
  route('public', 'get /v1/website/team', {
    summary: 'The people of the agency',
    answer: pageOf(TeamMember),
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listTeam(db)),
  }),
  route('public', 'get /v1/website/ourdocuments', {
    summary: "The agency's documents",
    answer: pageOf(AgencyDocument),
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listDocuments(db)),
  }),
  route('public', 'get /v1/website/responsetime', {
    summary: 'How soon requests of last month were answered',
    answer: ResponseTime.nullable(),
    returns: 'The figures; null when there were too few requests to say',
    handle: readResponseTime,
  }),
  ...PAGE_SECTIONS.map(pageRoute),
]);

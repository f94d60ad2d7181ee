import { notFound } from '#domain/errors.ts';
import {
  AgencyDocument,
  ContentPage,
  FaqEntry,
  PAGE_SECTIONS,
  type PageSection,
  TeamMember,
} from '#domain/pages/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { findPage, listDocuments, listFaq, listTeam } from './content.ts';

/** One route per section, so that an unknown section is an unknown address. */
const pageRoute = (section: PageSection) =>
  route('public', {
    method: 'get',
    path: `/v1/website/${section}`,
    tags: ['website'],
    summary: `The page “${section}”`,
    responses: { 200: answer(ContentPage, 'Title, intro and the parts of its text') },
  });

const faqRoute = route('public', {
  method: 'get',
  path: '/v1/website/faq',
  tags: ['website'],
  summary: 'Questions and answers',
  responses: { 200: answer(pageOf(FaqEntry), 'All of them, group by group') },
});

const teamRoute = route('public', {
  method: 'get',
  path: '/v1/website/team',
  tags: ['website'],
  summary: 'The people of the agency',
  responses: { 200: answer(pageOf(TeamMember), 'All of them') },
});

const documentsRoute = route('public', {
  method: 'get',
  path: '/v1/website/ourdocuments',
  tags: ['website'],
  summary: "The agency's documents",
  responses: { 200: answer(pageOf(AgencyDocument), 'All of them') },
});

export const pageRoutes = featureApp()
  .openapi(faqRoute, async (c) =>
    c.json({ content: wholeList(await listFaq(c.get('deps').db)) }, 200),
  )
  .openapi(teamRoute, async (c) =>
    c.json({ content: wholeList(await listTeam(c.get('deps').db)) }, 200),
  )
  .openapi(documentsRoute, async (c) =>
    c.json({ content: wholeList(await listDocuments(c.get('deps').db)) }, 200),
  );

for (const section of PAGE_SECTIONS) {
  pageRoutes.openapi(pageRoute(section), async (c) => {
    const content = await findPage(c.get('deps').db, section);
    if (content === null) throw notFound('Bu sayfa henüz yazılmadı.');
    return c.json({ content }, 200);
  });
}

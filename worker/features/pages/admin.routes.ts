import {
  EditablePage,
  LEGAL_SECTIONS,
  type LegalSection,
  LegalText,
  updatePageInput,
} from '#domain/pages/admin-schema.ts';
import { PAGE_SECTIONS, type PageSection } from '#domain/pages/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { actorOf } from '#worker/http/context.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { listLegalTexts, readEditablePage } from './editable-page.ts';
import { updatePage } from './update-page.ts';

const tags = ['admin pages'];

/** One route per section, so that an unknown section is an unknown address. */
const readRoute = (section: PageSection) =>
  route('content', {
    method: 'get',
    path: `/v1/admin/${section}`,
    tags,
    summary: `The page “${section}” with its version, for its editor`,
    description: 'Empty texts and version 0 where nobody has written it.',
    responses: { 200: answer(EditablePage, 'The page') },
  });

const editRoute = (section: PageSection) =>
  route('content', {
    method: 'put',
    path: `/v1/admin/${section}/edit`,
    tags,
    summary: `Save the page “${section}”`,
    description: '409 STALE_VERSION when somebody saved in between.',
    request: { body: jsonBody(updatePageInput(section)) },
    responses: { 200: answer(EditablePage, 'The page with its raised version') },
  });

const versionsRoute = (section: LegalSection) =>
  route('content', {
    method: 'get',
    path: `/v1/admin/${section}/versions`,
    tags,
    summary: `What the page “${section}” said before, the newest first`,
    description: 'What a guest accepted is the text in force at the consent of the reservation.',
    responses: { 200: answer(pageOf(LegalText), 'All earlier texts') },
  });

export const adminPageRoutes = featureApp();

for (const section of PAGE_SECTIONS) {
  adminPageRoutes
    .openapi(readRoute(section), async (c) => {
      const content = await readEditablePage(c.get('deps').db, section);
      tagVersion(c, content);
      return c.json({ content }, 200);
    })
    .openapi(editRoute(section), async (c) => {
      const content = await updatePage(c.get('deps'), section, c.req.valid('json'), actorOf(c));
      tagVersion(c, content);
      return c.json({ content }, 200);
    });
}

for (const section of LEGAL_SECTIONS) {
  adminPageRoutes.openapi(versionsRoute(section), async (c) =>
    c.json({ content: wholeList(await listLegalTexts(c.get('deps').db, section)) }, 200),
  );
}

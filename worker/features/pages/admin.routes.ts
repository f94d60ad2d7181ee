import {
  EditablePage,
  LEGAL_SECTIONS,
  type LegalSection,
  LegalText,
  updatePageInput,
} from '#domain/pages/admin-schema.ts';
import { PAGE_SECTIONS, type PageSection } from '#domain/pages/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { listLegalTexts, readEditablePage } from './editable-page.ts';
import { updatePage } from './update-page.ts';

/** One route per section, so that an unknown section is an unknown address. */
const readRoute = (section: PageSection) =>
  route('content', `get /v1/admin/${section}`, {
    summary: `The page “${section}” with its version, for its editor`,
    description: 'Empty texts and version 0 where nobody has written it.',
    answer: EditablePage,
    returns: 'The page',
    etag: true,
    handle: ({ db }) => readEditablePage(db, section),
  });

const editRoute = (section: PageSection) =>
  route('content', `put /v1/admin/${section}/edit`, {
    summary: `Save the page “${section}”`,
    description: '409 STALE_VERSION when somebody saved in between.',
    json: updatePageInput(section),
    answer: EditablePage,
    returns: 'The page with its raised version',
    etag: true,
    handle: (deps, { body }, { actor }) => updatePage(deps, section, body, actor),
  });

const versionsRoute = (section: LegalSection) =>
  route('content', `get /v1/admin/${section}/versions`, {
    summary: `What the page “${section}” said before, the newest first`,
    description: 'What a guest accepted is the text in force at the consent of the reservation.',
    answer: pageOf(LegalText),
    returns: 'All earlier texts',
    handle: async ({ db }) => wholeList(await listLegalTexts(db, section)),
  });

export const adminPageRoutes = tagged('admin pages', [
  ...PAGE_SECTIONS.flatMap((section) => [readRoute(section), editRoute(section)]),
  ...LEGAL_SECTIONS.map(versionsRoute),
]);

import { IMPORT_KINDS } from '#domain/import/kinds.ts';
import { parseAuditSearch } from '#dashboard/features/audit/search.ts';
import {
  parseDestructionSearch,
  parsePrivacySearch,
} from '#dashboard/features/privacy/requests/search.ts';
import { parseUserSearch } from '#dashboard/features/users/search.ts';
import type { PlainGroup } from '#dashboard/features/settings/api.ts';
import { oneOf, parsePlainSearch, searchOf } from '#dashboard/list/filters/list-search.ts';
import { editor, list, row, screen } from './frame.tsx';
import { parseFieldSearch } from './searches.ts';

const facilities = list({
  path: 'settings/kbs',
  search: parsePlainSearch,
  file: () => import('#dashboard/features/kbs/facility-list.tsx'),
});
const audit = list({
  path: 'audit',
  search: parseAuditSearch,
  file: () => import('#dashboard/features/audit/audit-list.tsx'),
});
const users = list({
  path: 'users',
  search: parseUserSearch,
  file: () => import('#dashboard/features/users/user-list.tsx'),
});
const privacy = list({
  path: 'privacy',
  search: parsePrivacySearch,
  file: () => import('#dashboard/features/privacy/requests/request-list.tsx'),
});

const settings = <const Group extends PlainGroup>(group: Group) =>
  screen({
    path: `settings/${group}`,
    search: parseFieldSearch,
    file: () => import('#dashboard/features/settings/settings-screen.tsx'),
    props: { group },
  });

/** Settings, the people who use the dashboard, and what the law asks of it. */
export const office = [
  settings('site'),
  settings('contact'),
  settings('social'),
  settings('map'),
  settings('rules'),
  screen({
    path: 'settings/exchange',
    file: () => import('#dashboard/features/exchange-rates/exchange-rates-screen.tsx'),
  }),
  screen({
    path: 'settings/houses',
    file: () => import('#dashboard/features/house-tasks/agency-rules-screen.tsx'),
  }),
  screen({
    path: 'settings/payment',
    file: () => import('#dashboard/features/settings/payment-screen.tsx'),
  }),
  facilities.addChildren([
    editor(facilities, () => import('#dashboard/features/kbs/facility-drawer.tsx')),
  ]),
  screen({
    path: 'import',
    search: searchOf({ kind: oneOf(...IMPORT_KINDS) }),
    file: () => import('#dashboard/features/import/import-screen.tsx'),
  }),
  screen({
    path: 'security',
    file: () => import('#dashboard/features/security/security-screen.tsx'),
  }),
  audit.addChildren([row(audit, () => import('#dashboard/features/audit/audit-drawer.tsx'))]),
  users.addChildren([editor(users, () => import('#dashboard/features/users/user-drawer.tsx'))]),
  privacy.addChildren([
    editor(privacy, () => import('#dashboard/features/privacy/requests/request-drawer.tsx')),
  ]),
  screen({
    path: 'privacy/destruction',
    search: parseDestructionSearch,
    file: () => import('#dashboard/features/privacy/destruction-screen.tsx'),
  }),
  screen({
    path: 'privacy/person',
    file: () => import('#dashboard/features/privacy/person/person-screen.tsx'),
  }),
  screen({
    path: 'privacy/retention',
    file: () => import('#dashboard/features/privacy/retention-screen.tsx'),
  }),
  screen({
    path: 'profile',
    file: () => import('#dashboard/features/auth/profile/profile-screen.tsx'),
  }),
] as const;

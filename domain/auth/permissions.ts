/**
 * The one table of who may do what. Routes, screens and buttons name a permission and never a role.
 * A name without a suffix covers reading and changing; `x.read` and `x.write` exist where different
 * roles have them.
 */

/** ADMIN and OWNER are the specification's; an owner's rows are narrowed to own villas in the SQL. */
export const ROLES = ['ADMIN', 'CLERK', 'ACCOUNTING', 'FIELD', 'OWNER'] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY: readonly Role[] = ROLES;
const ADMIN: readonly Role[] = ['ADMIN'];
const DESK: readonly Role[] = ['ADMIN', 'CLERK'];
const MONEY: readonly Role[] = ['ADMIN', 'ACCOUNTING'];
const OFFICE: readonly Role[] = ['ADMIN', 'CLERK', 'ACCOUNTING'];

const TABLE = {
  /** One's own name, password and sessions. */
  profile: EVERYBODY,
  /** One's own saved views of lists. */
  views: EVERYBODY,
  home: ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  /** Arrivals and departures of a day: names, phones, addresses; no money, no identity numbers. */
  day: ['ADMIN', 'CLERK', 'FIELD'],
  /** All tasks in the houses and their assignees; everybody with `day` can complete them. */
  'house-tasks': DESK,

  'reservations.read': ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  'reservations.write': DESK,
  /** History of a reservation: mails, payments, who did what. */
  'reservations.history': OFFICE,
  /** Phones and addresses of guests. */
  contacts: OFFICE,
  /**
   * Phone of a guest who is about to arrive or is staying (reservations/owner-contact.ts); owners
   * see those of their own villas.
   */
  'contacts.arriving': ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  /** Identity and passport numbers of guests; each look at one in full is in the audit log. */
  identity: DESK,
  'guest-documents': DESK,
  guests: DESK,
  messages: DESK,
  'stay-requests': DESK,
  offers: DESK,
  desk: DESK,
  /** Assigning reservations and conversations, and being assigned. */
  assignments: DESK,
  /**
   * Guests' reviews. Owners read the published ones of their own villas, without address and code.
   */
  'comments.read': ['ADMIN', 'CLERK', 'OWNER'],
  /** Publishing reviews, their photos and an owner's answers. */
  'comments.write': DESK,
  /** Answering in the name of the house. */
  'comments.reply': ['ADMIN', 'CLERK', 'OWNER'],
  outbox: DESK,
  'availability.read': ['ADMIN', 'CLERK', 'OWNER'],
  'availability.write': ['ADMIN', 'CLERK', 'OWNER'],
  'calendars.read': ['ADMIN', 'CLERK', 'OWNER'],
  'calendars.write': DESK,

  /** The ledger of all reservations, commission, payouts, balances, payment alarms. */
  'money.read': MONEY,
  'money.write': MONEY,
  /** Guests' payments: recording them, refunds of cancelled stays, deposits. Not payouts. */
  payments: OFFICE,
  /** Asking a guest for money: bank details, payment links. */
  'payment-requests': OFFICE,
  /** What is owed to owners; owners see their own. */
  statements: ['ADMIN', 'ACCOUNTING', 'OWNER'],
  /** Total income from reservations, shown on the home screen. */
  turnover: ['ADMIN', 'ACCOUNTING', 'OWNER'],
  reports: MONEY,
  /** BTRANS, whose file names landlords and tenants by their identity numbers. */
  'tax-report': MONEY,

  'villas.read': ['ADMIN', 'CLERK', 'OWNER'],
  'villas.write': DESK,
  /** Saying that a house may be booked at once: owners for their own. */
  'villas.agree': ['ADMIN', 'CLERK', 'OWNER'],
  /** Adding a villa to the portfolio, with the terms agreed with its owner. */
  'villas.create': ADMIN,
  /** Identity number and IBAN of landlords, which BTRANS needs of a villa. */
  landlords: ADMIN,
  media: DESK,
  /** Names for pickers: villas, their owners, regions, types, amenities. */
  'villas.names': ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  'owners.read': OFFICE,
  'catalogue.read': OFFICE,
  'catalogue.write': ADMIN,

  content: ADMIN,
  subscribers: ADMIN,
  'mail-templates': ADMIN,
  settings: ADMIN,
  /** Codes and passwords at the police's identity notification service. */
  kbs: ADMIN,
  import: ADMIN,
  privacy: ADMIN,
  /** Login attempts, and who changed what. */
  security: ADMIN,
  users: ADMIN,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof TABLE;

export const PERMISSIONS = Object.keys(TABLE) as Permission[];

/** Whether a role has a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  (TABLE[permission] as readonly Role[]).includes(role);

export const rolesWith = (permission: Permission): readonly Role[] => TABLE[permission];

/**
 * Permissions that show other people's money or identity numbers and should not be reachable by a
 * password alone.
 */
const SENSITIVE: readonly Permission[] = [
  'identity',
  'landlords',
  'money.read',
  'statements',
  'tax-report',
];

/** Roles that must use a second factor where the agency requires one. */
export const ROLES_WITH_FACTOR: readonly Role[] = ROLES.filter((role) =>
  SENSITIVE.some((permission) => may(role, permission)),
);

/** Staff see every row; owners only rows of their own villas. */
export const isStaff = (role: Role): boolean => role !== 'OWNER';

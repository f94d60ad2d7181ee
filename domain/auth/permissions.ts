/**
 * Who may do what: the one table. A route, a screen and a button name a permission and never a role. A
 * plain word is both to read and to change; `x.read` and `x.write` stand where they are not the same
 * people's.
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
  /** The own name, password and sessions. */
  profile: EVERYBODY,
  /** How a person wants the own lists. */
  views: EVERYBODY,
  home: ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  /** Who comes and goes on a day and where: names, phones, addresses; no money, no numbers. */
  day: ['ADMIN', 'CLERK', 'FIELD'],
  /** All work in the houses, and whose it is; whoever has `day` does it. */
  'house-tasks': DESK,

  'reservations.read': ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  'reservations.write': DESK,
  /** What happened to a stay: mails, payments, who did what. */
  'reservations.history': OFFICE,
  /** Phones and addresses of guests. */
  contacts: OFFICE,
  /** The phone of a guest who is about to come or there (reservations/owner-contact.ts); owners' own. */
  'contacts.arriving': ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  /** Identity and passport numbers of guests; each look at one in full is in the audit log. */
  identity: DESK,
  'guest-documents': DESK,
  guests: DESK,
  messages: DESK,
  'stay-requests': DESK,
  offers: DESK,
  desk: DESK,
  /** Saying whose a stay or a conversation is, and having one. */
  assignments: DESK,
  /** Guests' comments; an owner's are the published ones of own villas, without address and code. */
  'comments.read': ['ADMIN', 'CLERK', 'OWNER'],
  /** Letting comments, their photos and an owner's answers out. */
  'comments.write': DESK,
  /** Answering in the name of the house. */
  'comments.reply': ['ADMIN', 'CLERK', 'OWNER'],
  outbox: DESK,
  'availability.read': ['ADMIN', 'CLERK', 'OWNER'],
  'availability.write': ['ADMIN', 'CLERK', 'OWNER'],
  'calendars.read': ['ADMIN', 'CLERK', 'OWNER'],
  'calendars.write': DESK,

  /** The ledger of all stays, commission, payouts, balances, payment alarms. */
  'money.read': MONEY,
  'money.write': MONEY,
  /** What a guest has paid: booking it, giving it back when a stay is off, the deposit. Not payouts. */
  payments: OFFICE,
  /** Asking a guest for money: bank details, payment links. */
  'payment-requests': OFFICE,
  /** What is owed to an owner; an owner's is the own. */
  statements: ['ADMIN', 'ACCOUNTING', 'OWNER'],
  /** What stays bring in, summed up on the home. */
  turnover: ['ADMIN', 'ACCOUNTING', 'OWNER'],
  reports: MONEY,
  /** BTRANS, whose file names landlords and tenants by their identity numbers. */
  'tax-report': MONEY,

  'villas.read': ['ADMIN', 'CLERK', 'OWNER'],
  'villas.write': DESK,
  /** A new house in the portfolio: what its owner and the agency agreed. */
  'villas.create': ADMIN,
  /** A landlord's identity number and IBAN, where BTRANS asks a villa for them. */
  landlords: ADMIN,
  media: DESK,
  /** Names to choose from: villas, their owners, regions, types, amenities. */
  'villas.names': ['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER'],
  'owners.read': OFFICE,
  'catalogue.read': OFFICE,
  'catalogue.write': ADMIN,

  content: ADMIN,
  subscribers: ADMIN,
  'mail-templates': ADMIN,
  settings: ADMIN,
  import: ADMIN,
  privacy: ADMIN,
  /** Who tried to come in, and who changed what. */
  security: ADMIN,
  users: ADMIN,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof TABLE;

export const PERMISSIONS = Object.keys(TABLE) as Permission[];

/** Whether a role has a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  (TABLE[permission] as readonly Role[]).includes(role);

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): readonly Role[] => TABLE[permission];

/** What shows other people's money or identity numbers: nobody should reach it by a password alone. */
const SENSITIVE: readonly Permission[] = [
  'identity',
  'landlords',
  'money.read',
  'statements',
  'tax-report',
];

/** The roles that a second factor is required of, where the agency requires one. */
export const ROLES_WITH_FACTOR: readonly Role[] = ROLES.filter((role) =>
  SENSITIVE.some((permission) => may(role, permission)),
);

/** The agency's own people see every row, an owner those of own villas. */
export const isStaff = (role: Role): boolean => role !== 'OWNER';

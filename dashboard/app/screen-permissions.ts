import type { RegisteredRouter } from '@tanstack/react-router';
import { may, type Permission, type Role, ROLES } from '#domain/auth/permissions.ts';

type Path = keyof RegisteredRouter['routesByPath'];
type FirstPart<P> = P extends `/${infer First}/${string}`
  ? First
  : P extends `/${infer First}`
    ? First
    : never;

/**
 * The permission for each screen, by the first part of its path; null for everybody. A screen that
 * read data without permission would be refused, which signs the browser out.
 */
const BY_FIRST_PART: Record<FirstPart<Path>, Permission | null> = {
  // The home screen of every user; it also reports unknown addresses.
  '': null,
  $: null,
  login: null,
  'forgot-password': null,
  'reset-password': null,
  'second-factor': null,
  profile: 'profile',

  availability: 'desk',
  reservations: 'reservations.read',
  occupancy: 'availability.read',
  external: 'availability.read',
  stayrequests: 'stay-requests',
  complaints: 'stay-requests',
  'guest-lists': 'identity',
  'house-tasks': 'house-tasks',
  conversations: 'guests',
  guests: 'guests',
  contact: 'messages',
  offer: 'offers',
  comments: 'comments.read',

  transactions: 'money.read',
  payouts: 'money.read',
  reports: 'reports',
  ministry: 'reports',
  btrans: 'tax-report',

  villas: 'villas.read',
  prices: 'villas.write',
  advice: 'villas.read',
  towndistrict: 'catalogue.write',
  villatypes: 'catalogue.write',
  features: 'catalogue.write',

  blog: 'content',
  website: 'content',
  subscriber: 'subscribers',
  wishes: 'subscribers',
  templates: 'mail-templates',
  privacy: 'privacy',
  settings: 'settings',
  import: 'import',
  security: 'security',
  audit: 'security',
  users: 'users',
};

/** Screens with another permission than their neighbours. */
const EXCEPTIONS: Partial<Record<Path, Permission>> = {
  '/reservations/yeni': 'reservations.write',
  '/reservations/$id/belge': 'guest-documents',
  '/reservations/$id/sozlesme': 'guest-documents',
  '/availability/tut': 'reservations.write',
  '/transactions/yeni': 'money.write',
  '/transactions/ekstre': 'statements',
  '/templates/outbox': 'outbox',
  '/templates/outbox/$id': 'outbox',
  '/villas/yeni': 'villas.create',
};

/** Whether a role may open a screen, by its path in the route tree; an index route ends in a slash. */
export function mayOpen(role: Role, path: string): boolean {
  const plain = path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  const [, first = ''] = plain.split('/');
  const permission =
    EXCEPTIONS[plain as Path] ?? BY_FIRST_PART[first as keyof typeof BY_FIRST_PART];
  return permission === null || (permission !== undefined && may(role, permission));
}

export const rolesThatOpen = (path: string): readonly Role[] =>
  ROLES.filter((role) => mayOpen(role, path));

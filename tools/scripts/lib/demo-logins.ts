const DEMO_PASSWORD = 'Kiyi-Demo-2026';

/** Logins of a seeded database; a production database starts with none. */
export const DEMO_LOGINS = [
  { role: 'Admin', email: 'admin@kiyi.example', password: DEMO_PASSWORD },
  { role: 'Clerk', email: 'clerk@kiyi.example', password: DEMO_PASSWORD },
  { role: 'Accounting', email: 'accounting@kiyi.example', password: DEMO_PASSWORD },
  { role: 'Field', email: 'field@kiyi.example', password: DEMO_PASSWORD },
  { role: 'Owner', email: 'owner@kiyi.example', password: DEMO_PASSWORD },
] as const;

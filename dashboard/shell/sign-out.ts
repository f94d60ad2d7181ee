import { logout } from '../features/auth/api.ts';
import { clearAllDrafts } from '../app/drafts.ts';
import { clearRecent } from '../app/recent.ts';
import { clearSession } from '../app/session.ts';

/** Ends the session here and on the server and returns to the site (spec §2). */
export async function signOut(): Promise<void> {
  // Without an answer the person still leaves; the token then dies with its 12 hours.
  await logout().catch(() => null);
  clearAllDrafts();
  clearRecent();
  clearSession();
  location.assign('/');
}

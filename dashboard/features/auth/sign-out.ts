import { forgetDevice } from '#dashboard/app/push-device.ts';
import { logout } from './api.ts';
import { clearAllDrafts } from '#dashboard/app/drafts.ts';
import { clearRecent } from '#dashboard/app/recent.ts';
import { clearSession, leaveSession } from '#dashboard/app/session.ts';

/** Ends the session here and on the server and returns to the site. */
export async function signOut(): Promise<void> {
  leaveSession();
  await forgetDevice();
  // Without an answer the user is signed out locally; the token expires after 12 hours.
  await logout().catch(() => null);
  clearAllDrafts();
  clearRecent();
  clearSession();
  location.assign('/');
}

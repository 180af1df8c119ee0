import { sessionApi } from '@sitewright/domain/session/api';
import { newKey } from './idempotency-key.ts';
import { setItem } from './local-storage.ts';
import { sessionToEnd } from './session-to-end.ts';

/** Ends the session of a user who signed out without signal; nothing is asked by its cookie before that. */
export async function endSession(): Promise<void> {
  const { method, path } = sessionApi.logout;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { 'idempotency-key': newKey() },
  });
  if (response.status >= 500) throw new Error(`The session could not be ended: ${response.status}`);
  // The page asks who is signed in before this code runs; the answer, which is used once, names who was.
  await fetch(sessionApi.user.path, { credentials: 'include' });
  setItem(sessionToEnd, null);
}

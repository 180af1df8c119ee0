type Return = { href: string; userId: number };

const name = 'returnAddress';
let userId: number | undefined;
let isLeaving = false;

/** A user is signed in: after the end of their session they come back to where they were. */
export function noteSignedIn(id: number): void {
  userId = id;
}

/** Set before the request to sign out: the live stream may report the end of the session before the reply is here. */
export function setLeaving(leaving: boolean): void {
  isLeaving = leaving;
}

/** Only of a user whose session ended: not after signing out, and not on a first visit. */
export function keepReturnAddress(href: string): void {
  if (isLeaving) userId = undefined;
  isLeaving = false;
  if (userId === undefined || href.startsWith('/contracts')) return;
  write(JSON.stringify({ href, userId } satisfies Return));
}

/** The page this user was on when the session ended; not that of another user. */
export function returnAddress(id: number): string | undefined {
  const kept = read();
  if (!kept) return;
  const { href, userId } = JSON.parse(kept) as Return;
  return userId === id ? href : undefined;
}

export const forgetReturnAddress = (): void => write(null);

function read(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing leads to the contracts.
  }
}

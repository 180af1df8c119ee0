/** In localStorage after a sign-out without signal: the server ends its session before it is asked anything else. */
export const sessionToEnd = 'sessionToEnd';

/** Sent again without a key within so many seconds, the same thing by the same user is one action. */
export const secondsOfDoubt = 10;

/** Without a key, the same request by the same user within this time is one action. */
export const duplicateWindowSeconds = 10;

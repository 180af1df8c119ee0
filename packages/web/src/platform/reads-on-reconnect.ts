/** Screens are read again when the signal returns. The outbox postpones that until it has sent what waits. */
export const readsOnReconnect = { arePostponed: () => false };

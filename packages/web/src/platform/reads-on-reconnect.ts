/** With the signal, what is in sight is read again; set by the outbox, which sends first what waits. */
export const readsOnReconnect = { arePutOff: () => false };

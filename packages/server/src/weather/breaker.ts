type Guard = <T>(now: Date, work: () => Promise<T>) => Promise<T | undefined>;

/**
 * A circuit breaker: after `most` failures in a row no call is made for `rest` milliseconds; then
 * one call is tried, and the others follow once it succeeded.
 */
export function circuitBreaker({ most = 5, rest = 60_000 } = {}): Guard {
  let failures = 0;
  let restsUntil = 0;

  return async (now, work) => {
    if (now.getTime() < restsUntil) return;
    if (failures >= most) restsUntil = now.getTime() + rest;
    try {
      const result = await work();
      failures = 0;
      restsUntil = 0;
      return result;
    } catch {
      failures++;
      if (failures >= most) restsUntil = now.getTime() + rest;
    }
  };
}

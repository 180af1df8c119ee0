type Guard = <T>(now: Date, work: () => Promise<T>) => Promise<T | undefined>;

/**
 * Spares whoever fails again and again, and us the waiting: after `most` failures in a row nobody asks
 * for `rest` milliseconds; then one may try, and the others as soon as that one succeeded.
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

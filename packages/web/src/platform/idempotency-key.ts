/**
 * One for each action, made before its first try and kept for its retries. `randomUUID` is missing
 * where a site opens the app by plain http in its own network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

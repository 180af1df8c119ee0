/** Tries once more after each pause, as long as what stopped it may pass. */
export async function tryAgain<T>(
  action: () => Promise<T>,
  pauses: readonly number[],
  mayPass: (error: Error) => boolean = () => true,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await action();
    } catch (error) {
      if (!mayPass(error as Error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return action();
}

/** Runs in lots, so that no statement exceeds the statement timeout. */
const lotSize = 1_000;

export async function inBatches<T>(all: readonly T[], work: (lot: T[]) => Promise<void>) {
  for (let done = 0; done < all.length; done += lotSize)
    await work(all.slice(done, done + lotSize));
}

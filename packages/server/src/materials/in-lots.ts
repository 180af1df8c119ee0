/** However many there are, no statement takes longer than the database allows one. */
const lotSize = 1_000;

export async function inLots<T>(all: readonly T[], work: (lot: T[]) => Promise<void>) {
  for (let done = 0; done < all.length; done += lotSize)
    await work(all.slice(done, done + lotSize));
}

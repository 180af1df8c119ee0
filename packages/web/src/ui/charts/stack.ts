type Part<Ink> = { ink: Ink; value: number };

/** Parts upon each other; those below zero hang from it. */
export function stackOf<Ink>(parts: readonly Part<Ink>[]) {
  let [above, below] = [0, 0];
  return parts
    .filter(({ value }) => value !== 0)
    .map(({ ink, value }) => {
      const from = value > 0 ? above : below;
      const to = from + value;
      if (value > 0) above = to;
      else below = to;
      return { ink, from, to };
    });
}

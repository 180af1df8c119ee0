/** Two places that show a figure of the same name, and what each of them shows. */
export type Pair = { name: string; places: string; one: unknown; other: unknown };

export const pair = (name: string, places: string, one: unknown, other: unknown): Pair => ({
  name,
  places,
  one,
  other,
});

type Held = { competence: string; expiresOn: string | null };

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Competences that a trade requires and that a worker lacks or that have expired. */
export const missingCompetences = (
  required: readonly string[],
  held: readonly Held[],
  today: string,
): string[] =>
  required.filter(
    (needed) =>
      !held.some(
        ({ competence, expiresOn }) =>
          isSame(competence, needed) && (expiresOn === null || expiresOn >= today),
      ),
  );

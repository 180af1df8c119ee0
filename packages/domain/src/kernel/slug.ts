/** Lowercase words with hyphens, at most 60 characters; `otherwise` if no characters remain. */
export const slugOf = (name: string, otherwise: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || otherwise;

/** The slug itself if it is free, otherwise with the first free number. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let n = 2; ; n++) if (!taken.includes(`${slug}-${n}`)) return `${slug}-${n}`;
}

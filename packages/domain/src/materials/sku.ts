/** 'CON-0012' after 'CON-0011', for a material of the category 'Concrete'. */
export function nextSku(category: string, taken: readonly (string | null)[]): string {
  const letters = category
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const start = `${(letters || 'MAT').padEnd(3, 'X')}-`;
  const numbers = taken
    .filter((sku) => sku?.toUpperCase().startsWith(start))
    .map((sku) => Number(sku?.slice(start.length)))
    .filter(Number.isInteger);
  return `${start}${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}

/** Whether both are the same SKU; case is ignored. */
export const isSameSku = (one: string | null | undefined, other: string | null | undefined) =>
  !!one && !!other && one.trim().toLowerCase() === other.trim().toLowerCase();

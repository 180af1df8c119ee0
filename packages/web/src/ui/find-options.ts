export type Option = {
  value: string;
  label: string;
  hint?: string;
  /** What to think of before it is chosen. */
  caution?: string | undefined;
  /** Why it cannot be chosen. */
  obstacle?: string | undefined;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that contain what was typed, whatever its accents and capitals. */
export function findOptions<O extends Option>(options: readonly O[], typed: string): readonly O[] {
  const sought = plain(typed.trim());
  return sought
    ? options.filter(({ label, hint = '' }) => plain(`${label} ${hint}`).includes(sought))
    : options;
}

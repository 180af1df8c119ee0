export type Option = {
  value: string;
  label: string;
  hint?: string;
  /** What else it is found by. */
  keywords?: string;
  /** What to think of before it is chosen. */
  caution?: string | undefined;
  /** Why it cannot be chosen. */
  obstacle?: string | undefined;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that contain every word that was typed, whatever its accents and capitals. */
export function findOptions<O extends Option>(options: readonly O[], typed: string): readonly O[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ label, hint = '', keywords = '' }) => {
    const text = plain(`${label} ${hint} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
}

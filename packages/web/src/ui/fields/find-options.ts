export type Option = {
  value: string;
  label: string;
  hint?: string;
  /** Further search words. */
  keywords?: string;
  /** A hint about the option. */
  caution?: string | undefined;
  /** Why it cannot be chosen. */
  obstacle?: string | undefined;
  /** Chosen by Enter or a press only: Tab also comes from users who have mistyped another option. */
  isNotForTab?: boolean;
  /** What was typed, to be used as it is: the sentence shown instead of the label, apart from the others. */
  offer?: string;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options that contain every typed word, ignoring accents and case. */
export function findOptions<O extends Option>(options: readonly O[], typed: string): readonly O[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ label, hint = '', keywords = '' }) => {
    const text = plain(`${label} ${hint} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
}

/** '13t Excavator' is '13', 't' and 'excavator': case, marks and a missing space make no difference. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];

/** Every word that was asked for begins one of the text's. */
export function hasEveryWord(text: string, asked: string[]): boolean {
  const lower = text.toLowerCase();
  // Most texts lack one of them, and need not be cut into words.
  if (!asked.every((word) => lower.includes(word))) return false;
  const words = wordsOf(lower);
  return asked.every((word) => words.some((each) => each.startsWith(word)));
}

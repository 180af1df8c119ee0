/** '13t Excavator' becomes '13', 't' and 'excavator': case, marks and a missing space do not matter. */
export const searchWords = (text: string): string[] =>
  text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];

/** Whether every searched word begins a word of the text. */
export function hasEveryWord(text: string, searched: string[]): boolean {
  const lower = text.toLowerCase();
  // Most texts lack one of them and need not be split.
  if (!searched.every((word) => lower.includes(word))) return false;
  const words = searchWords(lower);
  return searched.every((word) => words.some((candidate) => candidate.startsWith(word)));
}

/** '13t Excavator' is '13', 't' and 'excavator': case, marks and a missing space make no difference. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];

/** Every word that was asked for begins one of the text's. */
export function hasEveryWord(text: string, asked: string[]): boolean {
  const words = wordsOf(text);
  return asked.every((word) => words.some((each) => each.startsWith(word)));
}

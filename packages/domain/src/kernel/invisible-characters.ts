/** Characters that are invisible: with them two different texts look the same. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const hasInvisibleCharacters = (text: string): boolean => unseen.test(text);

/** A name without case, spaces and invisible characters, for comparison. */
export const foldName = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase()]
    .filter((sign) => !unseen.test(sign) && sign.trim() !== '')
    .join('');

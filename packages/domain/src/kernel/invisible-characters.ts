/** Signs that take no place on the page: with them two different texts look the same. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const hasInvisibleCharacters = (text: string): boolean => unseen.test(text);

/** What is left of a name when neither case nor spaces nor unseen signs tell it from another. */
export const folded = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase()]
    .filter((sign) => !unseen.test(sign) && sign.trim() !== '')
    .join('');

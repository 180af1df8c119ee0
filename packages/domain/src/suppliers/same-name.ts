import { foldName } from '../kernel/invisible-characters.ts';

const legal = /\b(limited|ltd|plc|llp|uk|the|and|co|company|group|holdings)\b/g;

/** `Tadcaster Building Supplies Ltd.` and `TADCASTER BUILDING SUPPLIES` are one name. */
export const firmNameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(legal, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || name.toLowerCase();

/** Cyrillic and Greek letters, and the Latin letters they look like. */
const theirs = [...'авекмнорстухіјѕһԁԛԝαβεηικνορτυχ'];
const ours = 'abekmhopctyxijshdqwabenikvoptux';
const lookAlikes = new Map(theirs.map((letter, at) => [letter, ours.charAt(at)]));

/** A name normalised so that names that look alike compare as equal. */
export function nameKey(name: string): string {
  const letters = [...foldName(firmNameKey(name))].map(
    (letter) => lookAlikes.get(letter) ?? letter,
  );
  const joined = letters.join('');
  return joined.replace(/(limited|ltd|plc|llp)$/, '') || joined;
}

const drawnLikeOurs =
  /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}]/u;

/** A name that mixes alphabets is an attempt to imitate another name. */
export const mixesAlphabets = (name: string): boolean =>
  /\p{sc=Latin}/u.test(name) && drawnLikeOurs.test(name);

import { folded } from '../kernel/invisible-characters.ts';
import { plainName } from './duplicates.ts';

/** Cyrillic and Greek letters, and those of ours that they are drawn like. */
const theirs = [...'авекмнорстухіјѕһԁԛԝαβεηικνορτυχ'];
const ours = 'abekmhopctyxijshdqwabenikvoptux';
const lookAlikes = new Map(theirs.map((letter, at) => [letter, ours.charAt(at)]));

/** What is left of a name when nothing tells it from another that is seen at a glance. */
export function nameKey(name: string): string {
  const letters = [...folded(plainName(name))].map((letter) => lookAlikes.get(letter) ?? letter);
  const whole = letters.join('');
  return whole.replace(/(limited|ltd|plc|llp)$/, '') || whole;
}

const drawnLikeOurs =
  /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}]/u;

/** Whoever writes some letters of a name in another alphabet means it to be taken for another name. */
export const mixesAlphabets = (name: string): boolean =>
  /\p{sc=Latin}/u.test(name) && drawnLikeOurs.test(name);

import type { CardState } from './worker-values.ts';

/** What the service of the schemes says of a card; undefined where it knows of none. */
export type CardAnswer = {
  isValid: boolean;
  name: string;
  cardType: string | null;
  expiresOn: string | null;
};

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\s]/gu, '')
    .toLowerCase();

/** A card is theirs when it bears their last name; first names are written in many ways. */
const isTheirs = (name: string, lastName: string): boolean =>
  ` ${plain(name)} `.includes(` ${plain(lastName)} `);

/** What came of asking the service about the card of somebody. */
export function judgeCard(
  { lastName }: { lastName: string },
  answer: CardAnswer | undefined,
  today: string,
): CardState {
  if (!answer?.isValid) return 'failed';
  if (!isTheirs(answer.name, lastName)) return 'mismatch';
  return answer.expiresOn !== null && answer.expiresOn < today ? 'failed' : 'verified';
}

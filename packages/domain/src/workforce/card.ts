import type { CardState } from './worker-values.ts';

/** The card service's result; undefined if the card is unknown. */
export type CardReply = {
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

/** A card matches if it has the worker's last name; first names vary. */
const isTheirs = (name: string, lastName: string): boolean =>
  ` ${plain(name)} `.includes(` ${plain(lastName)} `);

/** The result of checking a worker's card with the service. */
export function checkCard(
  { lastName }: { lastName: string },
  answer: CardReply | undefined,
  today: string,
): CardState {
  if (!answer?.isValid) return 'failed';
  if (!isTheirs(answer.name, lastName)) return 'mismatch';
  return answer.expiresOn !== null && answer.expiresOn < today ? 'failed' : 'verified';
}

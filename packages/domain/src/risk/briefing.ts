import { type Problem, problem, Refused, refusedAt, refuseIf } from '../kernel/problem.ts';
import type { EmploymentStatus } from '../workforce/worker-values.ts';
import type { LinkSignature, UnsignedPerson } from './linked-rams.ts';
import type { BriefedPerson, SignatureDraft } from './rams.ts';
import { methodLabels } from './risk-values.ts';

export const isSigned = problem('rams.is_signed', 409, 'They have signed this version already.');
export const needsName = problem('rams.needs_name', 400, 'Please say who signs');

export const hasLeft = problem(
  'rams.has_left',
  409,
  'They have left. Nobody signs in their place.',
);

export const isNotInducted = problem(
  'rams.is_not_inducted',
  409,
  'They are not inducted on this contract. Induct them first, then brief them.',
);

type Worker = {
  id: number;
  name: string;
  employmentStatus: EmploymentStatus;
  /** On the contract of the statement. */
  isInducted: boolean;
};

function obstacleOfWorker({ employmentStatus, isInducted }: Worker): Problem | undefined {
  if (employmentStatus === 'left') return hasLeft;
  return isInducted ? undefined : isNotInducted;
}

/** Whoever signs is called by the name on their file; a visitor gives their own. */
export function signerOf(draft: SignatureDraft, worker: Worker | undefined) {
  refuseIf(worker && obstacleOfWorker(worker));
  const name = worker?.name ?? draft.name;
  if (!name) throw new Refused(needsName, { fields: { name: needsName.message } });
  return { ...draft, workerId: worker?.id ?? null, name };
}

/** A signature by link was witnessed by nobody: it waits for the person who briefs. */
export const isToConfirm = ({ method, signedAt, voidedAt, confirmedAt }: BriefedPerson): boolean =>
  method === 'by_link' && signedAt !== null && voidedAt === null && confirmedAt === null;

/** By name instead of a drawing; what was signed on paper is on paper only. */
export const isTyped = ({ method, signedAt, drawing }: BriefedPerson): boolean =>
  signedAt !== null && !drawing && method !== 'at_induction';

/** How somebody signed, in words. */
export const signatureLabel = ({ method, confirmedByName }: BriefedPerson): string =>
  method === 'by_link' && confirmedByName
    ? `Signed by link, confirmed by ${confirmedByName}`
    : method
      ? methodLabels[method]
      : '';

/** A signature counts until a newer version makes it void. */
export const isBriefed = (person: BriefedPerson): boolean =>
  person.signedAt !== null && person.voidedAt === null && !isToConfirm(person);

/** Nobody signs the same version twice; two visitors may have the same name. */
export const obstacleToSigning = (
  { workerId }: Pick<SignatureDraft, 'workerId'>,
  briefed: readonly BriefedPerson[],
): Problem | undefined =>
  workerId && briefed.some((person) => person.workerId === workerId && person.signedAt)
    ? isSigned
    : undefined;

/** Somebody who may be asked, with the number of their card where the company knows it. */
export type Candidate = BriefedPerson & { cardNumber: string | null };

/** The last four letters and digits of a card number, as people read them off the card. */
export const cardEndingOf = (cardNumber: string): string =>
  cardNumber
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(-4)
    .toUpperCase();

const isLongEnough = (card: string | null | undefined): card is string =>
  cardEndingOf(card ?? '').length === 4;

/** For one worker and one statement; after that the person who briefs takes the signature. */
export const mostWrongTries = 20;

/** Who is still asked to sign; a visitor signs beside the person who briefs them. */
export const unsignedPeople = (briefed: readonly Candidate[]): UnsignedPerson[] =>
  briefed.flatMap(({ workerId, name, signedAt, cardNumber }) =>
    workerId && !signedAt ? [{ workerId, name, asksCard: isLongEnough(cardNumber) }] : [],
  );

export const isNotAsked = problem(
  'rams.is_not_asked',
  400,
  'Please choose your name. If you are not listed, you have signed already or are not inducted here.',
);
export const needsSignature = problem(
  'rams.needs_signature',
  400,
  'Please sign in the box, or type your name instead',
);
export const nameDiffers = problem(
  'rams.name_differs',
  400,
  'Type your name exactly as it is listed',
);
export const needsCardEnding = problem(
  'rams.needs_card_ending',
  400,
  'Please enter the last four characters of your card number',
);
export const tooManyWrongTries = problem(
  'rams.too_many_wrong_tries',
  409,
  'There were too many wrong tries for this name. Ask your supervisor to take your signature.',
);
export const wrongCardEnding = problem(
  'rams.wrong_card_ending',
  400,
  'That does not match the card we have for you. Check the card, or ask your supervisor.',
);
export const isNotToConfirm = problem(
  'rams.is_not_to_confirm',
  409,
  'Only a signature by link that is not confirmed yet can be confirmed.',
);
export const isWitnessed = problem(
  'rams.is_witnessed',
  409,
  'Only a signature by link can be withdrawn.',
);

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');

/**
 * Away from the person who briefs, only those on the list sign, by hand or by typing their own name. Whether the
 * form is complete is judged before the card, so that a bad form says nothing about the card.
 */
export function readSignatureByLink(
  { name, cardEnding, ...signature }: LinkSignature,
  candidates: readonly Candidate[],
) {
  const asked = unsignedPeople(candidates).find(({ workerId }) => workerId === signature.workerId);
  if (!asked) throw refusedAt('workerId', isNotAsked);
  if (!signature.drawing && plain(name ?? '') !== plain(asked.name))
    throw refusedAt('name', name ? nameDiffers : needsSignature);
  if (asked.asksCard && !isLongEnough(cardEnding)) throw refusedAt('cardEnding', needsCardEnding);
  const signer = { ...signature, name: asked.name, method: 'by_link' as const };
  return { signer, asksCard: asked.asksCard };
}

/** `wrongTries`: how many there were for this worker and this version of the statement. */
export function obstacleOfCard(
  { workerId, cardEnding }: LinkSignature,
  candidates: readonly Candidate[],
  wrongTries: number,
): Problem | undefined {
  const { cardNumber = null } = candidates.find((one) => one.workerId === workerId) ?? {};
  if (!isLongEnough(cardNumber)) return undefined;
  if (wrongTries >= mostWrongTries) return tooManyWrongTries;
  return cardEndingOf(cardNumber) === cardEndingOf(cardEnding ?? '') ? undefined : wrongCardEnding;
}

/** The person who briefs decides whether a signature that nobody witnessed counts. */
export const obstacleToConfirming = (person: BriefedPerson): Problem | undefined =>
  isToConfirm(person) ? undefined : isNotToConfirm;

export const obstacleToWithdrawingSignature = ({
  method,
  voidedAt,
}: BriefedPerson): Problem | undefined =>
  method === 'by_link' && voidedAt === null ? undefined : isWitnessed;

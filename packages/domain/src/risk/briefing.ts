import {
  badRequest,
  conflict,
  type Problem,
  Refused,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import type { EmploymentStatus } from '../workforce/worker-values.ts';
import type { LinkSignature, UnsignedPerson } from './linked-rams.ts';
import type { BriefedPerson, SignatureDraft } from './rams.ts';
import { methodLabels } from './risk-values.ts';

const alreadySigned = conflict('rams.is_signed', 'They have already signed this version.');
const signerNameRequired = badRequest('rams.needs_name', 'Enter the name of the person signing');

export const signerHasLeft = conflict(
  'rams.has_left',
  'They have left, so they can no longer sign.',
);

export const signerNotInducted = conflict(
  'rams.is_not_inducted',
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
  if (employmentStatus === 'left') return signerHasLeft;
  return isInducted ? undefined : signerNotInducted;
}

/** Workers sign under the name on file; a visitor types their own. */
export function signerOf(draft: SignatureDraft, worker: Worker | undefined) {
  refuseIf(worker && obstacleOfWorker(worker));
  const name = worker?.name ?? draft.name;
  if (!name)
    throw new Refused(signerNameRequired, { fields: { name: signerNameRequired.message } });
  return { ...draft, workerId: worker?.id ?? null, name };
}

/** A signature by link has no witness, so it waits for confirmation by the person who briefs. */
export const awaitsConfirmation = ({
  method,
  signedAt,
  voidedAt,
  confirmedAt,
}: BriefedPerson): boolean =>
  method === 'by_link' && signedAt !== null && voidedAt === null && confirmedAt === null;

/** By name instead of a drawing; signatures on paper are not stored. */
export const isTyped = ({ method, signedAt, drawing }: BriefedPerson): boolean =>
  signedAt !== null && !drawing && method !== 'at_induction';

/** How a person signed, as text. */
export const signatureLabel = ({ method, confirmedByName }: BriefedPerson): string =>
  method === 'by_link' && confirmedByName
    ? `Signed by link, confirmed by ${confirmedByName}`
    : method
      ? methodLabels[method]
      : '';

/** A signature counts until a newer version makes it void. */
export const isBriefed = (person: BriefedPerson): boolean =>
  person.signedAt !== null && person.voidedAt === null && !awaitsConfirmation(person);

/** A worker signs a version once; two visitors may have the same name. */
export const obstacleToSigning = (
  { workerId }: Pick<SignatureDraft, 'workerId'>,
  briefed: readonly BriefedPerson[],
): Problem | undefined =>
  workerId && briefed.some((person) => person.workerId === workerId && person.signedAt)
    ? alreadySigned
    : undefined;

/** A person who may sign, with their card number if it is on file. */
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
export const maxWrongTries = 20;

/** Workers who have not signed; visitors sign with the person who briefs them. */
export const unsignedPeople = (briefed: readonly Candidate[]): UnsignedPerson[] =>
  briefed.flatMap(({ workerId, name, signedAt, cardNumber }) =>
    workerId && !signedAt ? [{ workerId, name, asksCard: isLongEnough(cardNumber) }] : [],
  );

const signerNotListed = badRequest(
  'rams.not_listed_to_sign',
  'Choose your name. If you are not listed, you have already signed or have not been inducted here.',
);
export const signatureRequired = badRequest(
  'rams.needs_signature',
  'Please sign in the box, or type your name instead',
);
export const typedNameDiffers = badRequest(
  'rams.name_differs',
  'Type your name exactly as it is listed',
);
export const cardEndingRequired = badRequest(
  'rams.needs_card_ending',
  'Please enter the last four characters of your card number',
);
export const tooManyWrongTries = conflict(
  'rams.too_many_wrong_tries',
  'Too many wrong attempts for this name. Ask your supervisor to take your signature.',
);
export const wrongCardEnding = badRequest(
  'rams.wrong_card_ending',
  'That does not match the card we have for you. Check the card, or ask your supervisor.',
);
const notAwaitingConfirmation = conflict(
  'rams.is_not_to_confirm',
  'This signature does not need to be confirmed.',
);
const notSignedByLink = conflict('rams.is_witnessed', 'Only a signature by link can be withdrawn.');

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');

/**
 * By link, only listed workers sign, with a drawing or their typed name. The form is checked before the
 * card, so that an incomplete form reveals nothing about the card.
 */
export function readSignatureByLink(
  { name, cardEnding, ...signature }: LinkSignature,
  candidates: readonly Candidate[],
) {
  const listedPerson = unsignedPeople(candidates).find(
    ({ workerId }) => workerId === signature.workerId,
  );
  if (!listedPerson) throw refusedAt('workerId', signerNotListed);
  if (!signature.drawing && plain(name ?? '') !== plain(listedPerson.name))
    throw refusedAt('name', name ? typedNameDiffers : signatureRequired);
  if (listedPerson.asksCard && !isLongEnough(cardEnding))
    throw refusedAt('cardEnding', cardEndingRequired);
  const signer = { ...signature, name: listedPerson.name, method: 'by_link' as const };
  return { signer, asksCard: listedPerson.asksCard };
}

/** `wrongTries`: how many there were for this worker and this version of the statement. */
export function obstacleOfCard(
  { workerId, cardEnding }: LinkSignature,
  candidates: readonly Candidate[],
  wrongTries: number,
): Problem | undefined {
  const { cardNumber = null } =
    candidates.find((candidate) => candidate.workerId === workerId) ?? {};
  if (!isLongEnough(cardNumber)) return undefined;
  if (wrongTries >= maxWrongTries) return tooManyWrongTries;
  return cardEndingOf(cardNumber) === cardEndingOf(cardEnding ?? '') ? undefined : wrongCardEnding;
}

/** The person who briefs confirms or rejects an unwitnessed signature. */
export const obstacleToConfirming = (person: BriefedPerson): Problem | undefined =>
  awaitsConfirmation(person) ? undefined : notAwaitingConfirmation;

export const obstacleToWithdrawingSignature = ({
  method,
  voidedAt,
}: BriefedPerson): Problem | undefined =>
  method === 'by_link' && voidedAt === null ? undefined : notSignedByLink;

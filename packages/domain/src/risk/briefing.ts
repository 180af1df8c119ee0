import { type Problem, problem, Refused, refusedAt, refuseIf } from '../kernel/problem.ts';
import type { EmploymentStatus } from '../workforce/worker-words.ts';
import type { AskedPerson, LinkSignature } from './linked-rams.ts';
import type { BriefedPerson, SignatureDraft } from './rams.ts';

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

/** A signature counts until a newer version makes it void. */
export const isBriefed = ({ signedAt, voidedAt }: BriefedPerson): boolean =>
  signedAt !== null && voidedAt === null;

/** Nobody signs the same version twice; two visitors may have the same name. */
export const obstacleToSigning = (
  { workerId }: Pick<SignatureDraft, 'workerId'>,
  briefed: readonly BriefedPerson[],
): Problem | undefined =>
  workerId && briefed.some((person) => person.workerId === workerId && isBriefed(person))
    ? isSigned
    : undefined;

/** Who is still asked to sign; a visitor signs beside whoever briefs them. */
export const stillAsked = (briefed: readonly BriefedPerson[]): AskedPerson[] =>
  briefed.flatMap(({ workerId, name, signedAt }) =>
    workerId && !signedAt ? [{ workerId, name }] : [],
  );

export const isNotAsked = problem(
  'rams.is_not_asked',
  400,
  'Please choose your name. Whoever is not listed has signed already, or is not inducted here.',
);
export const needsSignature = problem(
  'rams.needs_signature',
  400,
  'Please sign in the box, or type your name as it is listed',
);

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');

/** Away from whoever briefs, only those on the list sign, by their hand or their own name. */
export function signerByLink({ name, ...signature }: LinkSignature, asked: readonly AskedPerson[]) {
  const person = asked.find(({ workerId }) => workerId === signature.workerId);
  if (!person) throw refusedAt('workerId', isNotAsked);
  if (!signature.drawing && plain(name ?? '') !== plain(person.name))
    throw refusedAt('name', needsSignature);
  return { ...signature, name: person.name, method: 'by_link' as const };
}

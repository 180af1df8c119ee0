import { type Problem, problem, Refused } from '../kernel/problem.ts';
import type { BriefedPerson, SignatureDraft } from './rams.ts';

export const isSigned = problem('rams.is_signed', 409, 'They have signed this version already.');
export const needsName = problem('rams.needs_name', 400, 'Please say who signs');

type Worker = { id: number; name: string };

/** Whoever signs is called by the name on their file; a visitor gives their own. */
export function signerOf(draft: SignatureDraft, worker: Worker | undefined) {
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

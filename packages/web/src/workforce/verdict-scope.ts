import type { Verdict } from '@sitewright/domain/workforce/verdict';

/** The contract that a verdict was made for, or those where the worker is inducted. */
export type VerdictScope = { judgedFor: string | undefined; inductedOn: readonly string[] };

const all = new Intl.ListFormat('en-GB');
const mostNamed = 2;

/** `Card not checked yet, for Quay Street`; `For Quay Street and Kestrel Wharf`. */
export function verdictSentence({ reason }: Verdict, scope: VerdictScope): string {
  // Without a contract, a reason holds everywhere or names its own contract.
  if (reason && scope.judgedFor === undefined) return reason;
  const where = `for ${contractsIn(scope)}`;
  return reason ? `${reason}, ${where}` : where.charAt(0).toUpperCase() + where.slice(1);
}

/** `Quay Street, Kestrel Wharf and 3 more` */
export function contractsIn({ judgedFor, inductedOn }: VerdictScope): string {
  if (judgedFor !== undefined) return judgedFor;
  const more = inductedOn.length - mostNamed;
  const names = inductedOn.slice(0, mostNamed);
  return all.format(more > 0 ? [...names, `${more} more`] : names) || 'no contract';
}

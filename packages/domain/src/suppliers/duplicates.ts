import { phoneKey } from './checks.ts';
import { firmNameKey } from './same-name.ts';
import type { Supplier } from './supplier.ts';

/** The fields that identify a firm. */
export type ComparedSupplier = Pick<
  Supplier,
  'id' | 'name' | 'vatNumber' | 'companyNumber' | 'phone'
>;
type Likeness = { one: ComparedSupplier; other: ComparedSupplier; reasons: string[] };

/** The similarity from which two names, or two words of them, may be the same. */
const alikeFrom = 0.6;
/** From here on names are alike however their words are parted. */
const surelyAlikeFrom = 0.85;

const pairsOf = (name: string): Set<string> => {
  const padded = ` ${firmNameKey(name)} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

/** Whether two names may be those of one firm; two firms of one trade, or of one place, are not alike. */
function areAlike(one: Named, other: Named): boolean {
  const similarity = overlap(one.pairs, other.pairs);
  if (similarity < alikeFrom) return false;
  return similarity >= surelyAlikeFrom || hasAllWordsOf(...byWords(one, other));
}

const byWords = (one: Named, other: Named): [fewer: string[], more: string[]] => {
  const [first, second] = [one.name.split(' '), other.name.split(' ')];
  return first.length <= second.length ? [first, second] : [second, first];
};

const hasAllWordsOf = (fewer: readonly string[], more: readonly string[]): boolean =>
  fewer.every((word) => more.some((other) => overlap(pairsOf(word), pairsOf(other)) >= alikeFrom));

/** The similarity of two names, from 0 to 1, by pairs of letters (Dice). */
function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

type Named = { name: string; pairs: Set<string> };
type Marked = Named & { supplier: ComparedSupplier; phone: string };

const marked = (supplier: ComparedSupplier): Marked => ({
  supplier,
  name: firmNameKey(supplier.name),
  pairs: pairsOf(supplier.name),
  phone: phoneKey(supplier.phone ?? ''),
});

function reasonsOf(one: Marked, other: Marked): string[] {
  const same = (a: string | null, b: string | null, word: string) =>
    a && a === b ? [`same ${word}`] : [];
  const isSameName = one.name === other.name;
  return [
    ...(isSameName ? ['same name'] : []),
    ...(!isSameName && areAlike(one, other) ? ['similar name'] : []),
    ...same(one.supplier.vatNumber, other.supplier.vatNumber, 'VAT number'),
    ...same(one.supplier.companyNumber, other.supplier.companyNumber, 'company number'),
    ...same(one.phone, other.phone, 'phone'),
  ];
}

/** Possible duplicates of `one` in the register, with the reasons. */
export function duplicatesOf(
  one: ComparedSupplier,
  register: readonly ComparedSupplier[],
): Likeness[] {
  const mark = marked(one);
  return register
    .filter(({ id }) => id !== one.id)
    .map((other) => ({ one, other, reasons: reasonsOf(mark, marked(other)) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length);
}

/** Every two in the register that may be one firm, the surest first. */
export function duplicatesIn(register: readonly ComparedSupplier[]): Likeness[] {
  const marks = register.map(marked);
  return marks
    .flatMap((one, at) =>
      marks.slice(at + 1).map((other) => ({
        one: one.supplier,
        other: other.supplier,
        reasons: reasonsOf(one, other),
      })),
    )
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length);
}

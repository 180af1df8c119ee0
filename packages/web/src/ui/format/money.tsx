import { inPounds } from '@sitewright/domain/kernel/pounds';

/** Pounds with quieter pence, so that a column is read by its pounds. */
export function Money({ amount }: { amount: string }) {
  const [pounds, pence] = inPounds(amount).split('.');
  return (
    <>
      {pounds}
      <span className="text-text-2">.{pence}</span>
    </>
  );
}

import { formatPounds } from '@sitewright/domain/kernel/pounds';

/** Pounds with lighter pence, so that a column is easy to compare. */
export function Money({ amount }: { amount: string }) {
  const [pounds, pence] = formatPounds(amount).split('.');
  return (
    <>
      {pounds}
      <span className="text-text-2">.{pence}</span>
    </>
  );
}

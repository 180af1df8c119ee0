/** `NC-2054` after `NC-2053`; the first one from the initials of the company. */
export function nextCode(taken: readonly string[], company: string): string {
  const [last] = taken.flatMap(numbered).toSorted((a, b) => b.number - a.number);
  return last
    ? `${last.head}${String(last.number + 1).padStart(last.digits, '0')}`
    : `${initialsOf(company)}-001`;
}

function numbered(code: string) {
  const [, head = '', digits] = /^(.*?)(\d{1,9})$/.exec(code) ?? [];
  return digits ? [{ head, number: Number(digits), digits: digits.length }] : [];
}

const initialsOf = (company: string) =>
  company
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3) || 'C';

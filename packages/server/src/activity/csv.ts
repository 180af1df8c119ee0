/** Text that a spreadsheet would run as a formula, also full-width or already quoted. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The byte order mark makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => quoted(escapeFormula(cell ?? ''))).join(',')}\r\n`;

/** What a spreadsheet would run as a formula, also in full width, also when it is quoted already. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The mark at the start of a file tells Excel that £ is a £. */
export const byteOrderMark = '\uFEFF';

export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => quoted(harmless(cell ?? ''))).join(',')}\r\n`;

const cells = /<c r="([A-Z]+\d+)"([^>]*)>(?:<f>(.*?)<\/f>|<v>(.*?)<\/v>)<\/c>/g;

type Sheet = ReadonlyMap<string, { formula: string | undefined; value: string | undefined }>;

/**
 * Writes beside each formula of a sheet its value: previews and the protected view show the stored value and
 * calculate nothing. Understands what our workbooks use: sums and differences of cells, and SUM over one column.
 */
export function withFormulaValues(xml: string): string {
  const sheet: Sheet = new Map(
    [...xml.matchAll(cells)].map(([, at = '', , formula, value]) => [at, { formula, value }]),
  );
  return xml.replaceAll(cells, (cell, at, attributes, formula) =>
    formula
      ? `<c r="${at}"${attributes}><f>${formula}</f><v>${inPounds(valueAt(sheet, at))}</v></c>`
      : cell,
  );
}

/** Sums of pounds, without the dust of binary fractions. */
const inPounds = (value: number): number => Math.round(value * 100) / 100;

function valueAt(sheet: Sheet, at: string): number {
  const cell = sheet.get(at);
  if (cell?.formula === undefined) return Number(cell?.value ?? 0);
  return termsOf(cell.formula).reduce(
    (sum, { sign, at: term }) => sum + sign * valueAt(sheet, term),
    0,
  );
}

function termsOf(formula: string): { sign: number; at: string }[] {
  const [, column, first, last] = /^SUM\(([A-Z]+)(\d+):\1(\d+)\)$/.exec(formula) ?? [];
  if (column)
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => ({
      sign: 1,
      at: `${column}${Number(first) + n}`,
    }));
  return [...formula.matchAll(/([+-]?)([A-Z]+\d+)/g)].map(([, sign, at = '']) => ({
    sign: sign === '-' ? -1 : 1,
    at,
  }));
}

export const ink = { text: '#1d1f27', quiet: '#5b5f6d', line: '#d5d7de', sunken: '#f2f3f6' };

/** The document, and the area of the page for content. */
export type PdfPage = {
  document: PDFKit.PDFDocument;
  left: number;
  width: number;
};

export function firstPageOf(document: PDFKit.PDFDocument): PdfPage {
  const { left, right } = document.page.margins;
  return { document, left, width: document.page.width - left - right };
}

/** Starts a new page if the next content would not fit. */
export function makeRoom({ document }: PdfPage, height: number): void {
  const { page, y } = document;
  if (y + height > page.height - page.margins.bottom) document.addPage();
}

/** The height of an empty page. */
export const pageHeight = ({ document: { page } }: PdfPage): number =>
  page.height - page.margins.top - page.margins.bottom;

type Look = { size: number; isBold?: boolean; color?: string };

/** Sets the style of the next text. */
export const write = (
  { document }: PdfPage,
  { size, isBold = false, color = ink.text }: Look,
): PDFKit.PDFDocument =>
  document
    .font(isBold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(color);

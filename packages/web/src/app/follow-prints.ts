import { reportPrint } from './report-print.ts';

/**
 * At the edge of every printed sheet: what it shows and whose it is. The numbers of the sheets are in print.css. Each
 * print is reported.
 */
export function followPrints(): () => void {
  const begin = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @top-left { content: ${JSON.stringify(document.title)}; } }`);
    document.adoptedStyleSheets = [sheet];
    reportPrint();
  };
  const end = () => {
    document.adoptedStyleSheets = [];
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

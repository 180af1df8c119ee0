/** At the edge of every printed sheet: what it shows and whose it is. The numbers of the sheets are in print.css. */
export function headPrints(): () => void {
  const begin = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @top-left { content: ${JSON.stringify(document.title)}; } }`);
    document.adoptedStyleSheets = [sheet];
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

/** Where theme.js finds the colours again, before the first paint. */
const storageKey = 'sitewright.brand';

/** Puts the company's colours on the page; without any it is slate again. */
export function applyBrand(variables: Record<string, string> | null): void {
  const { style } = document.documentElement;
  for (const name of Array.from(style))
    if (name.startsWith('--company-')) style.removeProperty(name);
  for (const [name, value] of Object.entries(variables ?? {})) style.setProperty(name, value);
  try {
    if (variables) localStorage.setItem(storageKey, JSON.stringify(variables));
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing learns the colours from the server each time.
  }
}

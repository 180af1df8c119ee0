/** The storage key from which theme.js reads the colours before the first paint. */
const storageKey = 'sitewright.brand';

/** Applies the company's colours; without any, the default slate. */
export function applyBrand(variables: Record<string, string> | null): void {
  const { style } = document.documentElement;
  for (const name of Array.from(style))
    if (name.startsWith('--company-')) style.removeProperty(name);
  for (const [name, value] of Object.entries(variables ?? {})) style.setProperty(name, value);
  try {
    if (variables) localStorage.setItem(storageKey, JSON.stringify(variables));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without local storage the colours come from the server each time.
  }
}

// Runs before the first paint, so that neither a chosen theme nor the company's colour flashes past.
// Without a choice there is no attribute, and styles.css follows the device.
const html = document.documentElement;
try {
  for (const choice of ['theme', 'density']) {
    const chosen = localStorage.getItem(`sitewright.${choice}`);
    if (chosen) html.dataset[choice] = chosen;
  }
  const brand = JSON.parse(localStorage.getItem('sitewright.brand') ?? '{}');
  for (const name in brand) html.style.setProperty(name, brand[name]);
} catch {
  // A browser that keeps nothing has nothing chosen.
}

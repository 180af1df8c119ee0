// Runs before the first paint, so that a chosen theme or density never flashes past.
// Without a choice there is no attribute, and styles.css follows the device.
for (const choice of ['theme', 'density']) {
  try {
    const chosen = localStorage.getItem(`sitewright.${choice}`);
    if (chosen) document.documentElement.dataset[choice] = chosen;
  } catch {
    // A browser that keeps nothing has nothing chosen.
  }
}

import AxeBuilder from '@axe-core/playwright';
import { test } from '@playwright/test';
import { comeAs, goTo } from './place.ts';
import { places } from './places.ts';
test('probe', async ({ page }) => {
  await comeAs(page, 'director');
  for (const place of places.filter((p) => ['suppliers','the carbon of a contract'].includes(p.name))) {
    await goTo(page, place);
    const lines: [number, string][] = [];
    page.on('console', (m) => { const r = /Measure (.*) took ([\d.]+)ms/.exec(m.text()); if (r) lines.push([Number(r[2]), r[1] ?? '']); });
    await page.addStyleTag({ content: 'tbody tr:nth-child(n+4), main li:nth-child(n+4) { display: none !important; }' });
    const t = Date.now();
    await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false, performanceTimer: true }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
    console.log(place.name, Date.now() - t, lines.sort((a, b) => b[0] - a[0]).slice(0, 22).map(([n, s]) => `${Math.round(n)} ${s}`).join('\n  '));
    page.removeAllListeners('console');
  }
});

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What is seen of a control: not its icons, nor what is only there to be heard. */
function seenOf(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('[aria-hidden=true], .sr-only')) unseen.remove();
  return copy.textContent ?? '';
}

/** Controls that cannot be called by what they show (WCAG 2.5.3); axe finds the rest in a browser. */
export const misnamedControls = (): string[] =>
  [...document.querySelectorAll('a[aria-label], button[aria-label]')]
    .map((control) => [seenOf(control), control.getAttribute('aria-label') ?? ''] as const)
    .filter(([seen, name]) => !plain(name).includes(plain(seen)))
    .map(([seen, name]) => `shows "${seen}" and is called "${name}"`);

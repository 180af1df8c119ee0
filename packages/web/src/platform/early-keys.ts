/** Keys typed between opening the palette and its field taking the focus: they are text for it, not shortcuts. */
let typed = '';

export function collectEarlyKeys(): void {
  typed = '';
  window.addEventListener('keydown', collect, true);
}

/** Ends the collecting. */
export function takeEarlyKeys(): string {
  window.removeEventListener('keydown', collect, true);
  const text = typed;
  typed = '';
  return text;
}

function collect(event: KeyboardEvent): void {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter) return;
  typed += event.key;
  event.preventDefault();
  event.stopPropagation();
}

/** A form may close at the first of two quick taps: the second must not press what lies under it. */
export function ignoreDoubleTaps(): () => void {
  let last: Node | null = null;
  const check = (event: MouseEvent) => {
    const isRepeated = event.detail > 1 && last?.isConnected === false;
    last = event.target as Node;
    if (!isRepeated) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', check, { capture: true });
  return () => window.removeEventListener('click', check, { capture: true });
}

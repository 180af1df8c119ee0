import { useState } from 'react';

/** For `onCloseAutoFocus`: back to the element that had the focus, unless it is somewhere better already. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    // An item of a menu, or a row that was deleted, is gone by now: the page itself is next.
    const next = opener?.isConnected && opener !== document.body ? opener : heading();
    if (next instanceof HTMLElement) next.focus();
  };
}

function heading() {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  return title;
}

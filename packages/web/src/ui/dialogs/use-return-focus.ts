import { useState } from 'react';

/** For `onCloseAutoFocus`: returns the focus to the previous element, unless it was moved elsewhere. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    // A menu item or a deleted row no longer exists: then the page gets the focus.
    const next = opener?.isConnected && opener !== document.body ? opener : heading();
    if (next instanceof HTMLElement) next.focus();
  };
}

function heading() {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  return title;
}

import { useState } from 'react';

/** For `onCloseAutoFocus`: back to whoever had the focus, unless it is somewhere better already. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
  };
}

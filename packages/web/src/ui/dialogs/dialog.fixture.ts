import { fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Dialogs listen a moment after opening, so this presses until one is noticed. */
export async function pressBesideDialog(): Promise<void> {
  const hear = vi.fn();
  document.body.addEventListener('dismissableLayer.pointerDownOutside', hear, { once: true });
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(hear).toHaveBeenCalled();
  });
}

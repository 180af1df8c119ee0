import { fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A dialog listens only from the moment after it opened: presses until it has heard one. */
export async function pressBesideDialog(): Promise<void> {
  const hear = vi.fn();
  document.body.addEventListener('dismissableLayer.pointerDownOutside', hear, { once: true });
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(hear).toHaveBeenCalled();
  });
}

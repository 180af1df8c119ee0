import { fireEvent, waitFor } from '@testing-library/react';

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A dialog listens from the moment after it opened, and answers the moment after the press. */
export async function pressBesideDialog(): Promise<void> {
  await waitFor(moment);
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await waitFor(moment);
}

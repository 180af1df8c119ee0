import { act } from '@testing-library/react';

/** A draft is kept at once when the page is left, and else a second after the last key. */
export const leavePage = () => act(() => void dispatchEvent(new Event('pagehide')));

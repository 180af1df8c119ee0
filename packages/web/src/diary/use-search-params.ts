import { useNavigate, useSearch } from '@tanstack/react-router';
import { type DiaryAddress, diaryAddress } from './search-params.ts';

export const useAddress = (): DiaryAddress =>
  useSearch({ strict: false, select: diaryAddress, structuralSharing: true });

/** Navigates within the diary; parameters that are not named keep their values. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useAddress();
  return (change: DiaryAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}

import { useQuery } from '@tanstack/react-query';
import type { OverlayProps } from '../../platform/open-overlay.ts';
import { diaryQueries } from '../queries.ts';
import { PhotoSheet } from './photo-sheet.tsx';

/** A dialog over the current page, after an entry was written. */
export function AddPhotos({ id = 0, onClose }: OverlayProps) {
  const { data: entry } = useQuery(diaryQueries.entry(id));
  return entry && <PhotoSheet entry={entry} onClose={onClose} />;
}

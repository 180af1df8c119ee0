import { counted } from '../table/labels.ts';

/** '1 row', '10,000 rows'. */
export const rowsText = (rows: number): string => counted(rows, rows === 1 ? 'row' : 'rows');

import { machineRecordsSql as records } from './machine-records.ts';
import { listHires as list } from './store.ts';

export const listHires = list;

/** SQL, for hire `h`: what `workedTimeOf` counts its hours from, as JSON. */
export const machineRecordsSql = records;

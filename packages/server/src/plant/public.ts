import {
  withPlantEntriesSql as plantEntries,
  machineRecordsSql as records,
} from './machine-records.ts';
import { listHires as list } from './store.ts';

export const listHires = list;

/** SQL, for hire `h`: what `workedTimeOf` counts its hours from, as JSON. */
export const machineRecordsSql = records;

/** SQL: the plant entries of the hires in `$1` under the name `plant_entries`, for many hires at once. */
export const withPlantEntriesSql = plantEntries;

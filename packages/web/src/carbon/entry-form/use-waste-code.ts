import { carbonApi } from '@sitewright/domain/carbon/api';
import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../platform/query.ts';

/** The List of Wastes, and the code that is chosen of it. */
export function useWasteCodes(code: string): { codes: WasteCode[]; chosen: WasteCode | undefined } {
  const codes = useQuery(query(carbonApi.wasteCodes, { query: {} })).data ?? [];
  return { codes, chosen: codes.find((wasteCode) => wasteCode.code === code) };
}

import type {
  CarbonSettingsChanges,
  SwitchPreview,
} from '@sitewright/domain/carbon/carbon-settings';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { useEffect, useRef, useState } from 'react';
import { call, detailOf } from '../../../platform/call.ts';
import { asError } from '../../../platform/fault.ts';

export type Preview = Pick<SwitchPreview, 'contracts' | 'of' | 'keptTerms'> & { isDone: boolean };

/** Batch size: small enough that the progress bar moves. */
const atOnce = 20;

/** What would change, contract by contract; only the latest question is answered. */
export function useSwitchPreview() {
  const [preview, setPreview] = useState<Preview>();
  const [fault, setFault] = useState<string>();
  const requestNumber = useRef(0);
  const forget = () => {
    requestNumber.current += 1;
    setPreview(undefined);
    setFault(undefined);
  };
  useEffect(
    () => () => {
      requestNumber.current += 1;
    },
    [],
  );

  const ask = async (body: CarbonSettingsChanges) => {
    forget();
    const turn = requestNumber.current;
    try {
      for await (const part of parts(body)) {
        if (turn !== requestNumber.current) return;
        setPreview(part);
      }
    } catch (error) {
      if (turn === requestNumber.current) setFault(detailOf(asError(error)));
    }
  };
  return { preview, fault, ask, forget };
}

const nothing: Preview = { contracts: [], of: 0, keptTerms: 0, isDone: false };

/** All that is known, again after each lot. */
async function* parts(body: CarbonSettingsChanges): AsyncGenerator<Preview> {
  yield nothing;
  let [preview, cursor]: [Preview, number | null | undefined] = [nothing, undefined];
  while (cursor !== null) {
    const query = { limit: atOnce, cursor };
    const lot: SwitchPreview = await call(carbonStandardsApi.preview, { query, body });
    preview = {
      contracts: [...preview.contracts, ...lot.contracts],
      of: lot.of,
      keptTerms: preview.keptTerms + lot.keptTerms,
      isDone: lot.next === null,
    };
    yield preview;
    cursor = lot.next;
  }
}

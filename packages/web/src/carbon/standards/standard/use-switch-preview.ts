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
  const asked = useRef(0);
  const forget = () => {
    asked.current += 1;
    setPreview(undefined);
    setFault(undefined);
  };
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  const ask = async (body: CarbonSettingsChanges) => {
    forget();
    const turn = asked.current;
    try {
      for await (const part of parts(body)) {
        if (turn !== asked.current) return;
        setPreview(part);
      }
    } catch (error) {
      if (turn === asked.current) setFault(detailOf(asError(error)));
    }
  };
  return { preview, fault, ask, forget };
}

const nothing: Preview = { contracts: [], of: 0, keptTerms: 0, isDone: false };

/** All that is known, again after each lot. */
async function* parts(body: CarbonSettingsChanges): AsyncGenerator<Preview> {
  yield nothing;
  let [known, cursor]: [Preview, number | null | undefined] = [nothing, undefined];
  while (cursor !== null) {
    const query = { limit: atOnce, cursor };
    const lot: SwitchPreview = await call(carbonStandardsApi.preview, { query, body });
    known = {
      contracts: [...known.contracts, ...lot.contracts],
      of: lot.of,
      keptTerms: known.keptTerms + lot.keptTerms,
      isDone: lot.next === null,
    };
    yield known;
    cursor = lot.next;
  }
}

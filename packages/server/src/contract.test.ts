import { expect, it } from 'vitest';
import printed from '../../../docs/openapi.json' with { type: 'json' };
import { contract } from './contract.ts';
import { openApi } from './platform/http/openapi.ts';

it('is printed in docs/openapi.json as it is now; if not, run `npm run openapi`', () => {
  expect(printed).toEqual(JSON.parse(JSON.stringify(openApi(contract))));
});

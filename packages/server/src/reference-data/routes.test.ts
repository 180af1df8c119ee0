import { referenceDataApi } from '@sitewright/domain/reference-data/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { findPlace } from './outcodes.ts';

it('knows where a postcode lies, whole or only its district', async () => {
  const api = await testApi();
  const viewer = await (await api.organization()).member({ role: 'Viewer' });
  const place = (postcode: string) => viewer.send(referenceDataApi.place, { params: { postcode } });
  const aberdeen = {
    outcode: 'AB10',
    latitude: '57.13514',
    longitude: '-2.11731',
    town: 'Aberdeen',
  };
  expect((await place('ab10 1aa')).json()).toEqual(aberdeen);
  expect((await place('AB10')).json()).toEqual(aberdeen);
  expect((await place('ZZ99 9ZZ')).statusCode).toBe(404);
});

it('keeps a name with a comma whole', () => {
  expect(findPlace('EH3 5AA')?.town).toBe('Inverleith, New Town and Fountainbridge');
});

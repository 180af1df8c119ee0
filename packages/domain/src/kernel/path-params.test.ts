import { expect, it } from 'vitest';
import * as z from 'zod';
import { get } from './endpoint.ts';
import { paramsOf } from './path-params.ts';

const reading = (path: `/api/${string}`, rest: { params?: z.ZodType } = {}) =>
  get(path, 'public', { summary: 'Read it', reply: z.undefined(), ...rest });

it('reads ids and slugs by their names', () => {
  const params = paramsOf(reading('/api/contracts/:slug/photos/:fileId'));
  expect(params?.parse({ slug: 'kestrel-wharf', fileId: '12' })).toEqual({
    slug: 'kestrel-wharf',
    fileId: 12,
  });
  expect(params?.safeParse({ slug: 'Kestrel Wharf', fileId: '12' }).success).toBe(false);
  expect(params?.safeParse({ slug: 'kestrel-wharf', fileId: '1.5' }).success).toBe(false);
});

it('has none where the path names none, and an own schema comes first', () => {
  expect(paramsOf(reading('/api/contracts'))).toBeUndefined();
  const params = z.object({ token: z.string() });
  expect(paramsOf(reading('/api/link/:token', { params }))).toBe(params);
});

it('asks for a schema where a name says nothing', () => {
  expect(() => paramsOf(reading('/api/days/:date'))).toThrow('/api/days/:date needs a schema');
});

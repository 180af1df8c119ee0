import { describe, expect, it } from 'vitest';
import { newFieldKey, sealerWith } from './sealed-fields.ts';

describe('a sealed field', () => {
  const key = newFieldKey();
  const here = { table: 'workers', id: 7, column: 'taxCode' };
  const sealed = sealerWith(key, 1).seal('1257L', here);

  it('opens where it was sealed, and says nothing by itself', () => {
    expect(sealerWith(key, 1).unseal(sealed, here)).toBe('1257L');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('1257L');
  });

  it('never looks the same twice', () => {
    expect(sealerWith(key, 1).seal('1257L', here)).not.toBe(sealed);
  });

  it.each([
    ['row', 1, { ...here, id: 8 }],
    ['column', 1, { ...here, column: 'allergies' }],
    ['table', 1, { ...here, table: 'worker_rates' }],
    ['organisation', 2, here],
  ])('does not open in another %s', (_, organizationId, place) => {
    expect(() => sealerWith(key, organizationId).unseal(sealed, place)).toThrow();
  });

  it('does not open with another key, nor when a bit of it was changed', () => {
    expect(() => sealerWith(newFieldKey(), 1).unseal(sealed, here)).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => sealerWith(key, 1).unseal(bytes.toString('base64url'), here)).toThrow();
  });
});

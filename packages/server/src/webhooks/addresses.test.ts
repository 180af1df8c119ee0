import { expect, it } from 'vitest';
import { isPublic, publicAddressOf } from './addresses.ts';

it.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'not an address',
])('does not call %s', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])(
  'may call %s',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

it('reads a host that is written as a number or in eights for what it is', async () => {
  for (const written of ['2130706433', '0x7f.1', '017700000001', '127.1'])
    expect(await publicAddressOf(new URL(`https://${written}/`).hostname)).toBeUndefined();
  expect(await publicAddressOf(new URL('https://[::ffff:10.0.0.1]/').hostname)).toBeUndefined();
});

it('calls no host of which a single address is not for everybody', async () => {
  const answers =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: 4 }));
  const rebinding = answers('93.184.215.14', '127.0.0.1');
  expect(await publicAddressOf('rebinding.example', rebinding)).toBeUndefined();
  expect(await publicAddressOf('nowhere.example', answers())).toBeUndefined();
  const fine = await publicAddressOf('fine.example', answers('93.184.215.14'));
  expect(fine?.address).toBe('93.184.215.14');
});

import { describe, expect, it } from 'vitest';
import { isForOtherMachines, thisMachine } from './this-machine.mjs';

const debian = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const alpine = { ...debian, libc: 'musl' };
const mac = { os: 'darwin', cpu: 'arm64', libc: undefined };
const entry = (os, cpu, libc) => ({ optional: true, os: [os], cpu: [cpu], libc: libc && [libc] });

describe('an optional package', () => {
  it.each([
    ['of our system and processor', entry('linux', 'x64'), [debian, alpine]],
    ['for glibc', entry('linux', 'x64', 'glibc'), [debian]],
    ['for musl', entry('linux', 'x64', 'musl'), [alpine]],
    ['of another processor', entry('linux', 'arm64', 'glibc'), []],
    ['of another system', entry('darwin', 'arm64'), [mac]],
    ['of a system with any processor', { optional: true, os: ['darwin'] }, [mac]],
    ['of no machine at all', entry('linux', 'wasm32'), []],
  ])('%s belongs to those it suits', (_, wanted, owners) => {
    const found = [debian, alpine, mac].filter((machine) => !isForOtherMachines(wanted, machine));
    expect(found).toEqual(owners);
  });

  it('that names no machine comes with whatever needs it', () => {
    expect(isForOtherMachines({ optional: true }, debian)).toBe(true);
  });
});

it('a package that is not optional is for all', () => {
  expect(isForOtherMachines({ os: ['win32'] }, debian)).toBe(false);
});

it('knows the C library on Linux, and none elsewhere', () => {
  const { os, libc } = thisMachine();
  expect(os === 'linux' ? ['glibc', 'musl'] : [undefined]).toContain(libc);
});

import { expect, it } from 'vitest';
import { nameOfUse, withoutExports } from './react-cuts.ts';

it('takes out of React what nobody uses, and leaves the rest', () => {
  const code = withoutExports(
    'react-dom.production.js',
    `exports.preinit = function (href) { load(href); };
exports.flushSync = function (work) { return work(); };`,
  );
  expect(code.trim()).toBe('exports.flushSync = function (work) { return work(); };');
});

it.each([
  ["import { useState, useActionState as soon } from 'react';", 'useActionState'],
  ['import*as ReactDOM from"react-dom";ReactDOM.preload("/a.js");', 'preload'],
  ["import { useState } from 'react'; lazy.preload(); cache(useState);", undefined],
])('knows from %s that it uses %s of it', (code, name) => {
  expect(nameOfUse(code)).toBe(name);
});

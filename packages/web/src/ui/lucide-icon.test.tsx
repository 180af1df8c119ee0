import { cleanup, render } from '@testing-library/react';
import { type LucideIcon, Minus } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import createLucideIcon from './lucide-icon.ts';

afterEach(cleanup);

const Ours = createLucideIcon({ name: 'minus', node: [['path', { d: 'M5 12h14', key: '1' }]] });

function drawn(Icon: LucideIcon | ComponentType<SVGProps<SVGSVGElement>>, label?: string) {
  const { container } = render(<Icon className="size-4" {...(label && { 'aria-label': label })} />);
  const svg = container.firstElementChild;
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);
  return { attributes: attributes.sort(), inside: svg?.innerHTML };
}

it('renders the same as the library', () => {
  expect(drawn(Ours)).toEqual(drawn(Minus));
});

it('can be given a name like any picture', () => {
  expect(drawn(Ours, 'Remove')).toEqual(drawn(Minus, 'Remove'));
});

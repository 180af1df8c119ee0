import { type ComponentProps, createElement, type SVGProps } from 'react';
import { cn } from './cn.ts';

type Drawing = { name: string; node: [tag: string, attributes: SVGProps<SVGElement>][] };

/** Makes a component of a Lucide icon, without the options that we do not use. */
// biome-ignore lint/style/noDefaultExport: it replaces the library's own
export default function createLucideIcon({ name, node }: Drawing) {
  return ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        ...strokes,
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
        className: cn('lucide', `lucide-${name}`, className),
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

const strokes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

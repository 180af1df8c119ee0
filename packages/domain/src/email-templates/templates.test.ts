import { describe, expect, it } from 'vitest';
import { Fault, parse } from './language.ts';
import { lint, variablesIn } from './lint.ts';
import { isTooLong, render } from './render.ts';
import { standards, templateTypes } from './template-type.ts';

const text = (textContent: string, data = {}) =>
  render({ subject: 's', htmlContent: '', textContent }, data).text;

describe('a template', () => {
  const po = {
    number: 'PO-NC-0007',
    total: '11327.28',
    deliveryDate: '2026-11-19',
    items: [
      { description: 'Mesh A393', quantity: '36', unit: null },
      { description: 'Spacers', quantity: '12', unit: 'bag' },
    ],
    none: [],
  };

  it.each([
    ['Order {{po.number}}', 'Order PO-NC-0007'],
    ['{{ po.total | money }}', '£11,327.28'],
    ['{{po.deliveryDate | date}}', '19/11/2026'],
    ['{{po.notes | default:"–"}}', '–'],
    [
      '{{#each po.items}}{{description}} {{quantity}} {{unit}};{{/each}}',
      'Mesh A393 36 ;Spacers 12 bag;',
    ],
    ['{{#each po.items}}{{po.number}} {{/each}}', 'PO-NC-0007 PO-NC-0007 '],
    ['{{#if po.none}}some{{/if}}{{#if po.number}}numbered{{/if}}', 'numbered'],
    ['{{po.items}}{{po.constructor.name}}{{toString}}', ''],
  ])('%s', (template, written) => {
    expect(text(template, { po })).toBe(written);
  });

  it('never lets words become markup, nor a subject a second line', () => {
    const letter = render(
      { subject: 'For {{name}}', htmlContent: '<p>{{name}}</p>', textContent: '{{name}}' },
      { name: '<b>A & "B"</b>\r\nBcc: all' },
    );
    expect(letter.html).toBe('<p>&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;\r\nBcc: all</p>');
    expect(letter.subject).toBe('For <b>A & "B"</b> Bcc: all');
    expect(letter.text).toContain('<b>A & "B"</b>');
  });

  it.each([
    ['what people wrote', '{{#each po.items}}{{description}}{{/each}}', 'x'.repeat(300), 2000],
    ['what says nothing', `{{#each po.items}}${'{{unit}}'.repeat(1100)}{{/each}}`, '', 500],
    ['its filters', `{{#each po.items}}{{unit${' | money'.repeat(1100)}}}{{/each}}`, '', 500],
  ])('is refused where %s makes it too long', (_, template, description, many) => {
    const items = Array.from({ length: many }, () => ({ description, unit: '' }));
    expect(() => text(template, { po: { items } })).toThrow(isTooLong.message);
    expect(text(template, { po: { items: items.slice(0, 100) } })).toHaveLength(
      100 * description.length,
    );
  });

  it.each([
    '{{#each a}}',
    '{{#each a}}{{#each b}}{{/each}}{{/each}}',
    `{{#each a}}${'x'.repeat(2001)}{{/each}}`,
    '{{/if}}',
    '{{#if a}}{{/each}}',
    '{{a b}}',
    '{{}}',
    '{{#if a}}'.repeat(7),
  ])('cannot be read: %s', (template) => {
    expect(() => parse(template)).toThrow(Fault);
  });
});

describe('the lint', () => {
  const faults = (over: object, known = ['po.number', 'po.items.description']) =>
    lint({ subject: 'x', htmlContent: '', textContent: 'x', ...over }, known);

  it.each([
    [{ textContent: '{{po.numbr}}' }, '{{po.numbr}} is not known in this letter.'],
    [{ subject: '{{description}}' }, '{{description}} is not known in this letter.'],
    [{ textContent: '{{#if po.number}}' }, '{{#if po.number}} is not closed.'],
    [{ textContent: '{{po.number | shout}}' }, "There is no filter 'shout'."],
    [{ textContent: ' ' }, 'The plain text is missing.'],
    [{ textContent: '{{po.number | valueOf}}' }, "There is no filter 'valueOf'."],
  ])('finds %j', (over, fault) => {
    expect(faults(over)).toEqual([fault]);
  });

  it.each(['x', '{{#if po.link}}x{{/if}}'])(
    'asks for what %s is of no use without',
    (textContent) => {
      const template = { subject: 'x', htmlContent: '{{po.link}}', textContent };
      const fault = 'The plain text must have {{po.link}} in it.';
      expect(lint(template, ['po.link'], ['po.link'])).toEqual([fault]);
      const hidden = { ...template, textContent: '{{#if po.link}}{{po.link}}{{/if}}' };
      expect(lint(hidden, ['po.link'], ['po.link'])).toEqual([fault]);
    },
  );

  it.each(['{{po.link}}', '{{ po.link }}', '{{po.link | default:"–"}}'])(
    'finds what is needed as %s',
    (textContent) => {
      const template = { subject: 'x', htmlContent: '', textContent };
      expect(lint(template, ['po.link'], ['po.link'])).toEqual([]);
    },
  );

  it('knows the names of a list inside of it', () => {
    expect(
      faults({ textContent: '{{#each po.items}}{{description}}{{po.number}}{{/each}}' }),
    ).toEqual([]);
  });

  it.each(templateTypes.filter((type) => type !== 'custom'))(
    'finds nothing in our own %s',
    (type) => {
      const { variables, needed } = standards[type];
      expect(lint(standards[type], variables, needed)).toEqual([]);
      expect(variablesIn(standards[type])).toContain('company.name');
    },
  );
});

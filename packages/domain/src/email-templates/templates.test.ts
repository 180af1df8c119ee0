import { describe, expect, it } from 'vitest';
import { withFooter } from './frame.ts';
import { parse, type TemplateData, TemplateError } from './language.ts';
import { faultsIn, lint, variablesIn } from './lint.ts';
import { exampleOf, listVariables, variableMeanings } from './meanings.ts';
import { letterTooLong, render } from './render.ts';
import { findingsOf } from './rules.ts';
import { sampleData } from './sample.ts';
import { tagsIn } from './tags.ts';
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

  it('never puts a secret into a subject, even from a saved template', () => {
    const words = { subject: 'A {{reset.code}}{{#if a}}{{link}}{{/if}} b', htmlContent: '' };
    const data = { reset: { code: '4YES' }, a: 'a', link: 'https://x.example' };
    expect(render({ ...words, textContent: '{{reset.code}}' }, data)).toMatchObject({
      subject: 'A b',
      text: '4YES',
    });
  });

  it.each([
    ['what people wrote', '{{#each po.items}}{{description}}{{/each}}', 'x'.repeat(300), 2000],
    ['what says nothing', `{{#each po.items}}${'{{unit}}'.repeat(1100)}{{/each}}`, '', 500],
    ['its filters', `{{#each po.items}}{{unit${' | money'.repeat(1100)}}}{{/each}}`, '', 500],
  ])('is refused where %s makes it too long', (_, template, description, many) => {
    const items = Array.from({ length: many }, () => ({ description, unit: '' }));
    expect(() => text(template, { po: { items } })).toThrow(letterTooLong.message);
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
    '{{po.number',
    'po.number}}',
  ])('cannot be read: %s', (template) => {
    expect(() => parse(template)).toThrow(TemplateError);
  });
});

describe('the lint', () => {
  const allowed = { variables: ['po.number', 'po.items.description'], needed: [] as string[] };
  const findings = (over: object, more = allowed) =>
    lint({ subject: 'x', htmlContent: '<p>x</p>', textContent: 'x', ...over }, more, [
      'reset.code',
    ]);
  const messages = (...args: Parameters<typeof findings>) =>
    findings(...args).map(({ message }) => message);

  it.each([
    [{ textContent: '{{po.numbr}}' }, '{{po.numbr}} is not a known variable in this email.'],
    [{ subject: '{{description}}' }, '{{description}} is not a known variable in this email.'],
    [{ textContent: '{{reset.code}}' }, '{{reset.code}} is not available in this email.'],
    [{ textContent: '{{#if po.number}}' }, '{{#if po.number}} is not closed.'],
    [{ textContent: '{{po.number' }, "'{{' is not closed."],
    [{ textContent: '{{po.number | shout}}' }, "Unknown filter 'shout'."],
    [{ textContent: ' ' }, 'The plain text is missing.'],
    [{ textContent: '{{po.number | valueOf}}' }, "Unknown filter 'valueOf'."],
    [{ htmlContent: '<script></script>' }, 'An email must not contain <script>.'],
    [{ htmlContent: '<iframe></iframe>' }, 'An email must not contain <iframe>.'],
    [{ htmlContent: '<p>' }, '<p> is not closed.'],
  ])('finds %j', (over, fault) => {
    expect([...new Set(messages(over))]).toEqual([fault]);
  });

  it('names the part and the line', () => {
    const over = {
      subject: '{{a}}',
      htmlContent: '<p>one</p>\n<p>{{b}}</p>\n<p><u>three</p>',
      textContent: 'one\n\n{{c}}',
    };
    expect(findings(over).map(({ part, line }) => [part, line])).toEqual([
      ['subject', 1],
      ['htmlContent', 2],
      ['htmlContent', 3],
      ['htmlContent', 3],
      ['htmlContent', 3],
      ['textContent', 3],
    ]);
  });

  it.each([
    [{ htmlContent: '' }, 'Without HTML, the email is sent as plain text only.'],
    [{ subject: 'x'.repeat(79) }, 'A subject of more than 78 characters is cut off on a phone.'],
    [
      { htmlContent: `<p>${'€'.repeat(34_000)}</p>` },
      'The HTML is larger than 100 kB: some email apps cut it off.',
    ],
  ])('warns, and does not forbid', (over, words) => {
    expect(messages(over)).toEqual([words]);
    expect(faultsIn(findings(over))).toEqual([]);
  });

  it('limits the findings per part, however hostile the template is', () => {
    const start = performance.now();
    expect(findings({ htmlContent: '<'.repeat(100_000) }).length).toBeLessThanOrEqual(20);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it.each(['x', '{{#if po.link}}x{{/if}}'])(
    'asks for what %s is of no use without',
    (textContent) => {
      const link = { variables: ['po.link'], needed: ['po.link'] };
      const fault = 'The plain text must include {{po.link}}.';
      const htmlContent = '<p>{{po.link}}</p>';
      expect(messages({ textContent, htmlContent }, link)).toEqual([fault]);
      const hidden = '{{#if po.link}}{{po.link}}{{/if}}';
      expect(messages({ textContent: hidden, htmlContent }, link)).toEqual([fault]);
    },
  );

  it('warns where it is in the plain text alone', () => {
    const link = { variables: ['po.link'], needed: ['po.link'] };
    const textContent = '{{po.link}}';
    expect(findings({ textContent }, link)).toEqual([
      {
        part: 'htmlContent',
        line: 1,
        message: '{{po.link}} is missing from the HTML, which most recipients see.',
        isWarning: true,
      },
    ]);
    const htmlContent = '<p><a href="{{po.link}}">Open it</a></p>';
    expect(findings({ textContent, htmlContent }, link)).toEqual([]);
  });

  it.each(['{{po.link}}', '{{ po.link }}', '{{po.link | default:"–"}}'])(
    'finds what is needed as %s',
    (textContent) => {
      const htmlContent = '<p>{{po.link}}</p>';
      const link = { variables: ['po.link'], needed: ['po.link'] };
      expect(messages({ textContent, htmlContent }, link)).toEqual([]);
    },
  );

  it.each([
    [{ subject: 'Code {{reset.code}}' }, '{{reset.code}} must not be used in the subject.'],
    [
      { subject: '{{ reset.code | default:"x" }}' },
      '{{reset.code}} must not be used in the subject.',
    ],
    [
      { htmlContent: '<a href="https://evil.example/?{{reset.code}}">x</a>' },
      '{{reset.code}} must not be part of another web address.',
    ],
    [
      { textContent: 'https://evil.example/{{#if reset.code}}{{ reset.code }}{{/if}}' },
      '{{reset.code}} must not be part of another web address.',
    ],
  ])('keeps secrets for the recipient only: %j', (over, fault) => {
    expect(messages(over, { variables: ['reset.code'], needed: [] })).toContain(fault);
  });

  it('reads what is long and hostile once', () => {
    const start = performance.now();
    findings({ textContent: `{{${'a'.repeat(49_000)}`, htmlContent: '{{'.repeat(49_000) });
    findings({ textContent: 'https://'.repeat(6_000), htmlContent: '{{a}}'.repeat(20_000) });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('knows the names of a list inside of it', () => {
    expect(
      messages({ textContent: '{{#each po.items}}{{description}}{{po.number}}{{/each}}' }),
    ).toEqual([]);
  });
});

describe.each(templateTypes.filter((type) => type !== 'custom'))('our own %s', (type) => {
  const standard = standards[type];

  it('has nothing wrong with it', () => {
    expect(faultsIn(findingsOf({ ...standard, templateType: type }))).toEqual([]);
    expect(variablesIn(standard)).toContain('company.name');
  });

  it('has for each of its variables a meaning and an example', () => {
    for (const name of standard.variables) {
      expect(variableMeanings[name], name).toBeTruthy();
      expect(exampleOf(name), name).not.toBe('');
    }
  });

  it('lets nothing that people wrote become markup, a header or another recipient', () => {
    const hostile = `"><script>alert('x')</script>\r\nBcc: all@evil.example`;
    const everywhere = hostileIn(sampleData, hostile);
    const every = standard.variables.map(textOf).join('\n');
    const written = {
      subject: `${standard.subject} ${every}`,
      htmlContent: `${standard.htmlContent}<p>${every}</p>`,
      textContent: standard.textContent,
    };
    const letter = withFooter(render(written, everywhere), { company: hostile, color: hostile });
    const plain = withFooter(render(written, hostileIn(sampleData, 'x')), {
      company: 'x',
      color: 'x',
    });
    expect(tagsOf(letter.html)).toEqual(tagsOf(plain.html));
    expect(letter.html).not.toMatch(/<script|alert\('/);
    expect(letter.html).toContain('&quot;&gt;&lt;script&gt;');
    expect(letter.subject).not.toMatch(/[\r\n]/);
  });
});

/** The variable as a template uses it, inside its list if it belongs to one. */
function textOf(name: string): string {
  const [list, last] = [name.replace(/\.\w+$/, ''), name.replace(/^.*\./, '')];
  return listVariables.includes(list) ? `{{#each ${list}}}{{${last}}}{{/each}}` : `{{${name}}}`;
}

const tagsOf = (html: string) => tagsIn(html).map(({ tag }) => tag?.name);

const hostileIn = (data: TemplateData, words: string): TemplateData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((one) => hostileIn(one, words))
        : typeof value === 'object' && value
          ? hostileIn(value as TemplateData, words)
          : words,
    ]),
  );

describe('the frame', () => {
  const letter = { subject: 's', html: '<p>x</p>', text: 'x' };

  it('has the colour and the name of the company, and the sender', () => {
    const { html, text } = withFooter(letter, { company: 'Quay & Sons', color: '#aa0000' });
    expect(html).toContain('border-top:6px solid #aa0000');
    expect(html).toContain('Quay &amp; Sons</div>');
    expect(html).toMatch(/<p>x<\/p>.*Sent with Sitewright on behalf of Quay &amp; Sons/);
    expect(text).toContain('x\n\n--\nSent with Sitewright on behalf of Quay & Sons.');
  });

  it('makes no HTML where there is none', () => {
    expect(withFooter({ ...letter, html: ' ' }, { company: 'Q', color: '' }).html).toBe('');
  });
});

import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { filesApi } from '@sitewright/domain/files/api';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPicture } from '../../testing/a-picture.ts';
import { testApi } from '../../testing/api.ts';
import { seededChance } from '../../testing/chance.ts';
import {
  aPdf,
  brokenPictures,
  drawnPicture,
  notPictures,
  pngClaiming,
} from '../../testing/hostile-files.ts';
import { safeFileName } from './uploads.ts';

const api = await testApi();
const us = await api.organization();
const admin = await us.member({ isOrganizationAdmin: true });
const report = async () =>
  (await admin.call(errorReportsApi.report, { body: { message: 'White page' } })).id ?? 0;
let errorReportId = 0;
beforeEach(async () => {
  errorReportId = await report();
});

type Part = {
  bytes: Uint8Array<ArrayBuffer> | Buffer;
  name?: string;
  type?: string;
  field?: string;
};

const formOf = (parts: Part[]) => {
  const form = new FormData();
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'file' } of parts) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
};

const url = () => `/api/error-reports/${errorReportId}/screenshot`;
const post = (payload: FormData | string, headers = {}, app = api.app) =>
  app.inject({ method: 'POST', url: url(), payload, headers: { ...admin.session, ...headers } });
const send = (...parts: Part[]) => post(formOf(parts));
const fetched = async () => {
  const response = await api.app.inject({ url: url(), headers: admin.session });
  return { response, bytes: response.rawPayload };
};

const bytes = Buffer.from(await aPicture().arrayBuffer());

/** Every file there is, whole or not. */
const files = async () => {
  const found = await readdir(api.files, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('a picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be a %s', async (kind) => {
    const bytes = await drawnPicture(40, 30).toFormat(kind).toBuffer();
    const { statusCode, body } = await send({ bytes });
    expect({ statusCode, body }).toEqual({
      statusCode: 202,
      body: JSON.stringify({ id: errorReportId }),
    });
    const { response, bytes: kept } = await fetched();
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it('is encoded again: upright, smaller, and without hidden data', async () => {
    const hidden = Buffer.from('<script>alert("hidden")</script>');
    const taken = await drawnPicture(4000, 2000)
      .withExif({ IFD0: { Copyright: 'Ann Ray' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Ann Ray') || (await sharp(taken).metadata()).exif).toBeTruthy();
    await send({ bytes: Buffer.concat([taken, hidden]) });
    const { bytes } = await fetched();
    const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual({ width: 800, height: 1600 });
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    for (const trace of ['hidden', 'Ann Ray', 'Exif']) expect(bytes.includes(trace)).toBe(false);
  });

  it('that moves is kept as its first frame', async () => {
    const frames = await Promise.all(
      [drawnPicture(20, 20), drawnPicture(20, 20).negate()].map((one) => one.png().toBuffer()),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    expect((await send({ bytes })).statusCode).toBe(202);
    expect((await sharp((await fetched()).bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('for print is kept in the colours of a screen', async () => {
    const bytes = await drawnPicture(20, 20).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    expect((await send({ bytes })).statusCode).toBe(202);
    expect((await sharp((await fetched()).bytes).metadata()).space).toBe('srgb');
  });

  it('is what it is, whatever it is said to be', async () => {
    const bytes = await drawnPicture(4, 4).png().toBuffer();
    expect((await send({ bytes, name: 'page.html', type: 'text/html' })).statusCode).toBe(202);
    const { response } = await fetched();
    expect(response.headers['content-type']).toBe('image/webp');
  });
});

describe('what is no picture', () => {
  it.each(notPictures)('is refused by its content, also as photo.jpg: %s', async (_, bytes) => {
    const before = await files();
    const response = await send({ bytes });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({
      code: 'wrong_type',
      message: 'Please choose a JPEG, PNG, GIF or WebP file.',
      fields: { file: 'Please choose a JPEG, PNG, GIF or WebP file.' },
    });
    expect(await files()).toEqual(before);
  });

  it('is not even looked into: other formats stay closed', async () => {
    await send({ bytes });
    const [[, svg]] = notPictures as [[string, Buffer]];
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
  });

  it.each(brokenPictures)('is refused when it turns out on the way: %s', async (_, bytes) => {
    const before = await files();
    const response = await send({ bytes });
    expect([400, 415]).toContain(response.statusCode);
    expect(response.json().fields.file).toMatch(/^(We could not read|Please choose)/);
    expect(await files()).toEqual(before);
  });

  it.each([
    [65_535, 65_535],
    [14_000, 14_000],
    [12_001, 1],
    [7_072, 7_072],
  ])('is refused when it claims to be %i by %i, before it is drawn', async (width, height) => {
    const began = performance.now();
    const response = await send({ bytes: pngClaiming(width, height) });
    expect(response.statusCode).toBe(413);
    expect(response.json().fields.file).toMatch(/50 megapixels and 12,000 pixels/);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('a form', () => {
  const missing = { statusCode: 400, sentence: 'Please choose a file.' };
  const answered = async (sending: ReturnType<typeof send>) => {
    const response = await sending;
    return { statusCode: response.statusCode, sentence: response.json().fields?.file };
  };

  it('without a file, or with it in another field, is told so', async () => {
    expect(await answered(send())).toEqual(missing);
    expect(await answered(send({ bytes, field: 'photo' }))).toEqual(missing);
  });

  it('with an empty file is told so', async () => {
    const sentence = 'That file is empty.';
    expect(await answered(send({ bytes: Buffer.alloc(0) }))).toEqual({ statusCode: 400, sentence });
  });

  it('with two files is told so, and neither is kept', async () => {
    const before = await files();
    const sentence = 'Please choose one file only.';
    expect(await answered(send({ bytes }, { bytes }))).toEqual({ statusCode: 400, sentence });
    expect(await files()).toEqual(before);
  });

  it('may have other fields, which are not read', async () => {
    const form = formOf([{ bytes }]);
    form.append('organizationId', '1');
    form.append('key', '../../etc/passwd');
    expect((await post(form)).statusCode).toBe(202);
  });

  it('with more than the file may weigh is refused', async () => {
    const before = await files();
    const response = await send({ bytes: Buffer.alloc(20_000_001) });
    expect(response.statusCode).toBe(413);
    expect(response.json().fields.file).toBe('Please choose a file of at most 20 MB.');
    expect(await files()).toEqual(before);
  });

  it.each([
    ['{}', 'application/json'],
    ['file=x', 'application/x-www-form-urlencoded'],
    ['x', 'text/plain'],
  ])('is no %s of the type %s', async (payload, type) => {
    const response = await post(payload, { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toBe('Please send the file in a form.');
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that never begins', 'multipart/form-data; boundary=x', 'x'],
    [
      'that never ends',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    [
      'with a field that reaches a prototype',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
    ],
  ])('%s is malformed', async (_, type, payload) => {
    const response = await post(payload, { 'content-type': type });
    expect(response.statusCode).toBe(400);
  });

  it('is read where a file is asked for, and nowhere else', async () => {
    const form = formOf([{ bytes }]);
    const request = { method: 'POST', payload: form, headers: admin.session } as const;
    for (const path of ['/api/error-reports', '/api/site-issues', '/api/logout']) {
      expect((await api.app.inject({ ...request, url: path })).statusCode).toBe(415);
    }
  });

  it.each([
    '../../../../tmp/u-escaped.jpg',
    '..\\..\\x.jpg',
    '/etc/cron.d/x',
    '%2e%2e%2fx',
    'CON',
    'a\u202Egpj.exe',
    'x'.repeat(300),
    '\u{1F477}.jpg',
    'a"b.jpg',
    '.',
  ])('names a file %j, and it is kept under a name of ours', async (name) => {
    expect((await send({ bytes, name })).statusCode).toBe(202);
    const all = await readdir(api.files, { recursive: true });
    const ours = /^(incoming|\d+|\d+\/[0-9a-f-]{36}\.webp)$/;
    expect(all.filter((path) => !ours.test(path))).toEqual([]);
  });
});

it.each([
  ['IMG_0001.JPG', 'IMG_0001.JPG'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\crack.png', 'crack.png'],
  ['a\u202Egpj.exe\r\n\0', 'agpj.exe'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['\u{1F477}'.repeat(150), '\u{1F477}'.repeat(100)],
  ['', 'file'],
  [undefined, 'file'],
])('the name %j is remembered as %j', (name, plain) => {
  expect(safeFileName(name)).toBe(plain);
});

describe('a file that was stored', () => {
  it('is removed when the record is not there', async () => {
    const before = await files();
    errorReportId = 2_000_000_000;
    expect((await send({ bytes: await drawnPicture(4, 4).png().toBuffer() })).statusCode).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('is refused with 507 when the disk is full, and nothing of it stays', async () => {
    const put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const full = api.beside({ storage: { ...api.storage, put } });
    const before = await files();
    const response = await post(
      formOf([{ bytes: await drawnPicture(4, 4).png().toBuffer() }]),
      {},
      full,
    );
    expect(response.statusCode).toBe(507);
    expect(response.json().code).toBe('no_room');
    expect(await files()).toEqual(before);
    const list = await admin.call(errorReportsApi.list, { query: {} });
    expect(list.find(({ id }) => id === errorReportId)?.hasScreenshot).toBe(false);
  });
});

const server = api.beside({});
await server.listen({ port: 0 });
const { port } = server.server.address() as AddressInfo;
afterAll(() => server.close());

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });

const { id: projectId } = await us.project();
const breaking = [
  {
    what: 'picture',
    name: 'a.png',
    bytes: await noise(300).png().toBuffer(),
    path: url,
    /** The picture alone. */
    keeps: 1,
    isKept: async () =>
      (await admin.call(errorReportsApi.list, { query: {} })).find(({ id }) => id === errorReportId)
        ?.hasScreenshot,
  },
  {
    what: 'document',
    name: 'a.pdf',
    bytes: aPdf(10_000),
    path: () => `/api/projects/${projectId}/files`,
    keeps: 1,
    isKept: async () =>
      (await admin.call(filesApi.list, { params: { projectId }, query: {} })).length > 0,
  },
  {
    what: 'photo',
    name: 'a.jpg',
    bytes: await noise(300).jpeg().toBuffer(),
    path: () => `/api/projects/${projectId}/files`,
    /** The photo and its small picture. */
    keeps: 2,
    isKept: async () =>
      (await admin.call(filesApi.list, { params: { projectId }, query: { kind: 'photo' } }))
        .length > 0,
  },
];

describe.each(breaking)('a connection that breaks in mid-upload of a $what', (one) => {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${one.name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), one.bytes, Buffer.from('\r\n--x--\r\n')]);

  /** From its last line on, every reader gets all of it. */
  const longestPart = body.length - '\r\n--x--\r\n'.length;

  const upload = async (until: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const lines = [
      `POST ${one.path()} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${admin.session.cookie}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, until));
    return socket;
  };

  it('leaves no file and no row, wherever it breaks; the next try succeeds', async () => {
    const before = await files();
    const chance = seededChance(11);
    for (let turn = 0; turn < 100; turn++) {
      const socket = await upload(chance.below(longestPart));
      await new Promise((done) => setTimeout(done, chance.below(20)));
      socket.destroy();
    }
    await expect.poll(files, { timeout: 20_000 }).toEqual(before);
    expect(await one.isKept()).toBe(false);

    const whole = await upload(body.length);
    const [answer] = await once(whole, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 20[12]/);
    whole.destroy();
    expect(await one.isKept()).toBe(true);
    expect(await files()).toHaveLength(before.length + one.keeps);
  }, 60_000);
});

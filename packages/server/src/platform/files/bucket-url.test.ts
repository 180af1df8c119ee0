import { expect, it } from 'vitest';
import { parseBucketUrl } from './bucket-url.ts';

it('names a bucket, where it is and who comes', () => {
  expect(
    parseBucketUrl('s3://AKIA:a%2Fb%2Bc@s3.eu-west-2.amazonaws.com/files?region=eu-west-2'),
  ).toEqual({
    endpoint: 'https://s3.eu-west-2.amazonaws.com',
    region: 'eu-west-2',
    bucket: 'files',
    credentials: { accessKeyId: 'AKIA', secretAccessKey: 'a/b+c' },
  });
  expect(parseBucketUrl('s3://key:secret@localhost:9000/site-files?insecure=1')).toMatchObject({
    endpoint: 'http://localhost:9000',
    region: 'us-east-1',
  });
});

it.each([
  'bucket',
  'https://key:secret@host/bucket',
  's3://bucket',
  's3://host/bucket',
  's3://key@host/bucket',
  's3://key:secret@/bucket',
  's3://key:secret@host/',
  's3://key:secret@host/Bucket',
  's3://key:secret@host/bucket/folder',
  's3://key:secret@host/bucket?regoin=eu-west-2',
])('is not %j', (url) => {
  expect(parseBucketUrl(url)).toBeUndefined();
});

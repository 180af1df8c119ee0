import type { Readable } from 'node:stream';
import { found, notFound, Refused } from '@sitewright/domain/kernel/problem';
import type { Bucket } from './bucket-url.ts';
import { checkedKey, type Storage } from './storage.ts';
import { tempFilesIn } from './temp-files.ts';

/** Distinguishes a store that does not answer from one that is slow with a large file. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 30_000 };

/** Files in a bucket: it shows one when all of it has arrived, and not before. */
export async function bucketStorage(
  { bucket: Bucket, ...place }: Bucket,
  incoming: string,
): Promise<Storage> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({
    ...place,
    forcePathStyle: true,
    requestHandler: timeouts,
    // What only Amazon understands, others refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const write = async (Key: string, Body: Uint8Array) => {
    await client.send(new PutObjectCommand({ Bucket, Key, Body })).catch(inPlainWords);
  };
  return {
    ...(await tempFilesIn(incoming)),
    put: async (key, bytes) => write(checkedKey(key), bytes),
    async read(key) {
      const command = new GetObjectCommand({ Bucket, Key: checkedKey(key) });
      const { Body } = await client.send(command).catch(inPlainWords);
      return found(Body) as Readable;
    },
    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: checkedKey(key) });
      await client.send(command).catch(inPlainWords);
    },
    ready: () => write('ready', new Uint8Array()),
  };
}

/** The original error contains the whole connection including keys, which must not be logged. */
function inPlainWords({ name, message, code }: Error & { code?: string }): never {
  if (name === 'NoSuchKey') throw new Refused(notFound);
  throw Object.assign(new Error(`The bucket could not be used: ${name}, ${message}`), { code });
}

/** A bucket of an S3-compatible service, and how to come there. */
export type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
};

export const bucketExample = 's3://key:secret@host/bucket?region=eu-west-2';

const settings = ['region', 'insecure'];

/**
 * `s3://key:secret@host:port/bucket?region=…`, key and secret percent-encoded where need be;
 * `insecure=1` for a service on one's own machine that speaks no TLS. Undefined where it is no such.
 */
export function parseBucketUrl(text: string): Bucket | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '')?.[1];
  if (url?.protocol !== 's3:' || !url.host || !bucket || !url.username || !url.password) return;
  const { searchParams: given } = url;
  if ([...given.keys()].some((name) => !settings.includes(name))) return;
  return {
    endpoint: `${given.get('insecure') === '1' ? 'http' : 'https'}://${url.host}`,
    region: given.get('region') ?? 'us-east-1',
    bucket,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}

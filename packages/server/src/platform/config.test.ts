import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const external = { DATABASE_URL: 'postgres://app@db/sitewright', SECRET_KEY: 'k'.repeat(32) };

describe('the configuration', () => {
  it('is relaxed on the embedded database and strict on any other', () => {
    expect(readConfig({})).toMatchObject({
      RATE_LIMITS: 'relaxed',
      PASSWORD_POLICY: 'spec',
      DEMO: true,
      ARE_DOCS_PUBLIC: true,
      PUBLIC_URL: 'http://localhost:3000',
    });
    expect(readConfig(external)).toMatchObject({
      RATE_LIMITS: 'strict',
      PASSWORD_POLICY: 'strong',
      DEMO: false,
      ARE_DOCS_PUBLIC: false,
    });
  });

  it('lets every default be set, and NODE_ENV change nothing', () => {
    const set = { RATE_LIMITS: 'strict', PASSWORD_POLICY: 'strong', DEMO: '0' };
    expect(readConfig({ ...set, NODE_ENV: 'production' })).toMatchObject({ ...set, DEMO: false });
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ RATE_LIMITS: 'relaxed' });
    expect(readConfig({ DEMO: '' })).toMatchObject({ DEMO: true });
    expect(readConfig({ TRUSTED_PROXY: '10.0.0.1, 10.1.0.0/16, ::1' })).toBeDefined();
  });

  it.each([
    [{ PORT: 'x' }, /^PORT must be a port number\.$/],
    [{ PORT: '70000' }, /^PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like/],
    [{ DATABASE_URL: 'postgres://app@db/x' }, /^SECRET_KEY must be set/],
    [{ SECRET_KEY: 'short' }, /^SECRET_KEY/],
    [{ STORAGE_URL: 's3://bucket' }, /^STORAGE_URL must look like s3:\/\/key:secret@host\/bucket/],
    [{ STORAGE_QUOTA_BYTES: '5 GB' }, /^STORAGE_QUOTA_BYTES must be a number of bytes\.$/],
    [{ STORAGE_QUOTA_BYTES: '-1' }, /^STORAGE_QUOTA_BYTES/],
    [{ PUBLIC_URL: 'sitewright' }, /^PUBLIC_URL/],
    [{ WEATHER_URL: 'ftp://weather' }, /^WEATHER_URL must look like/],
    [{ TRUSTED_PROXY: 'my proxy' }, /^TRUSTED_PROXY must list addresses/],
    [{ RATE_LIMITS: 'none' }, /^RATE_LIMITS must be one of strict, relaxed\.$/],
  ])('refuses %j in one sentence that names the variable', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});

import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';

/** Where files lie: a folder below DATA_DIR, or the configured bucket. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Disk> {
  if (!s3) return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  // Loaded only where it is used: the client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, bucket, endpoint, region } = s3;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      // Everything is served through us; the bucket stays closed.
      visibility: 'private',
      supportsACL: false,
      // What only Amazon's own service understands is left out.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    }),
  );
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Once at build time and as small as it gets, instead of at every request.
const folder = join(import.meta.dirname, '../web/build/client');
const files = (await readdir(folder, { recursive: true })).filter((file) =>
  /\.(m?js|css|svg|json|txt|webmanifest|wasm|ttf)$/.test(file),
);
await Promise.all(
  files.map(async (file) => {
    const path = join(folder, file);
    const content = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);

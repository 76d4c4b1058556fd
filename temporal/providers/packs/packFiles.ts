import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PackFile } from './packDefinition.ts';
import { PackError } from './packErrors.ts';

/** SHA-256 of the files one after another, as hex. */
export async function sha256OfFiles(paths: string[], signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20, signal }))
      hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

/** True where the file is there with the right size; the hash was checked before it got its name. */
export function hasFile(folder: string, file: PackFile): boolean {
  return statSync(join(folder, file.path), { throwIfNoEntry: false })?.size === file.bytes;
}

/**
 * Joins the parts under the file's name in `folder`, if their content is the pinned one.
 * @throws PackError HASH_MISMATCH: nothing is left under the name.
 */
export async function placeVerified(
  folder: string,
  file: PackFile,
  parts: string[],
  signal?: AbortSignal,
): Promise<void> {
  const sizes = await Promise.all(parts.map(async (part) => (await stat(part)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const sha256 = await sha256OfFiles(parts, signal);
  if (bytes !== file.bytes || sha256 !== file.sha256) {
    throw new PackError('HASH_MISMATCH', `下载的文件 ${file.path} 与登记的校验值不符，已拒绝使用`);
  }
  const target = join(folder, file.path);
  await mkdir(dirname(target), { recursive: true });
  const [only] = parts;
  if (parts.length === 1 && only) {
    await rename(only, target);
    return;
  }
  const joined = `${target}.joining`;
  await rm(joined, { force: true });
  for (const part of parts)
    await pipeline(createReadStream(part), createWriteStream(joined, { flags: 'a' }), { signal });
  await rename(joined, target);
}

/** Bytes of all files below a folder; what vanishes while looking counts nothing. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

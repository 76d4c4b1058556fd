import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FILES = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf'];

/**
 * A folder with the two weights that captions use and nothing else: libass loads every file of `fontsdir` into
 * memory. Made anew inside `workDir`; costs two links.
 */
export async function makeFontFolder(workDir: string): Promise<string> {
  const packageDir = dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
  );
  const folder = join(workDir, 'fonts');
  await mkdir(folder, { recursive: true });
  for (const file of FILES) {
    const target = join(folder, file.split('/')[1]!);
    await symlink(join(packageDir, file), target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      await copyFile(join(packageDir, file), target);
    });
  }
  return folder;
}

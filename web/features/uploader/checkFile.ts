import { uploads as t } from '../../locales/zh-CN/materials.ts';

const maxBytes = 1024 ** 3;
const extensions = /\.(jpe?g|png|gif|bmp|webp|svg|tiff?|ico|mp4|mov|avi|flv|wmv|mkv|webm|3gp|m4v|mpe?g)$/i;

/**
 * Why a file need not even be sent, or null. The extensions are the seed's; the server looks at the bytes
 * themselves, so this only saves people a wait.
 */
export function refuseFile(file: { name: string; size: number; type: string }): string | null {
  if (file.size >= maxBytes) return t.tooLarge;
  if (file.size === 0) return t.empty;
  const known = extensions.test(file.name) || /^(video|image)\//.test(file.type);
  return known ? null : t.notMedia;
}

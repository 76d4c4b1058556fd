import type { PictureContainer, Sniffed, VideoContainer } from './containers.ts';

const picture = (container: PictureContainer, demuxer: string | null): Sniffed => ({
  mediaType: 'image',
  container,
  demuxer,
});
const video = (container: VideoContainer, demuxer: string): Sniffed => ({
  mediaType: 'video',
  container,
  demuxer,
});

const ASF_HEADER = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
const BMP_HEADER_SIZES = new Set([12, 40, 52, 56, 64, 108, 124]);

interface Magic {
  matches(head: Buffer): boolean;
  sniffed: Sniffed;
}

const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const starts = (hex: string) => {
  const magic = Buffer.from(hex, 'hex');
  return (head: Buffer) => head.subarray(0, magic.length).equals(magic);
};

const MAGICS: readonly Magic[] = [
  { matches: starts('ffd8ff'), sniffed: picture('jpeg', 'jpeg_pipe') },
  { matches: starts('89504e470d0a1a0a'), sniffed: picture('png', 'png_pipe') },
  { matches: (head) => /^GIF8[79]a$/.test(text(head, 0, 6)), sniffed: picture('gif', 'gif') },
  { matches: (head) => isRiff(head, 'WEBP'), sniffed: picture('webp', 'webp_pipe') },
  { matches: starts('49492a00'), sniffed: picture('tiff', 'tiff_pipe') },
  { matches: starts('4d4d002a'), sniffed: picture('tiff', 'tiff_pipe') },
  { matches: isBmp, sniffed: picture('bmp', 'bmp_pipe') },
  { matches: isIco, sniffed: picture('ico', 'ico') },
  { matches: (head) => isEbml(head, 'webm'), sniffed: video('webm', 'matroska') },
  { matches: (head) => isEbml(head, 'matroska'), sniffed: video('mkv', 'matroska') },
  { matches: (head) => isRiff(head, 'AVI '), sniffed: video('avi', 'avi') },
  { matches: starts('464c5601'), sniffed: video('flv', 'flv') },
  { matches: (head) => head.subarray(0, 16).equals(ASF_HEADER), sniffed: video('wmv', 'asf') },
  { matches: starts('000001ba'), sniffed: video('mpeg', 'mpeg') },
  { matches: starts('000001b3'), sniffed: video('mpeg', 'mpegvideo') },
  { matches: isTransportStream, sniffed: video('ts', 'mpegts') },
];

export function matchMagic(head: Buffer): Sniffed | null {
  return MAGICS.find((magic) => magic.matches(head))?.sniffed ?? null;
}

/** The ISO base media family (ISO/IEC 14496-12): a box size, then `ftyp` and a brand; old QuickTime has no ftyp. */
export function matchIsoMedia(head: Buffer): Sniffed | null {
  if (head.length < 16) return null;
  const box = text(head, 4, 8);
  if (['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(box)) return video('mov', 'mov');
  if (box !== 'ftyp' || head.readUInt32BE(0) < 16) return null;
  const brand = text(head, 8, 12);
  if (brand === 'avif' || brand === 'avis') return picture('avif', null);
  // HEIC: neither ffmpeg 5 nor the carried libvips decodes it.
  if (/^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)) return null;
  if (brand === 'qt  ') return video('mov', 'mov');
  if (/^3g/.test(brand)) return video('3gp', 'mov');
  if (/^M4V/.test(brand)) return video('m4v', 'mov');
  return video('mp4', 'mov');
}

/** An XML text whose first element is `svg`; comments, declaration and doctype may come before. */
export function looksLikeSvg(head: Buffer): boolean {
  const start = head.toString('utf8').replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/i.test(start);
}

function isRiff(head: Buffer, form: string): boolean {
  return text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === form;
}

/** EBML with its DocType element (id 0x4282) naming the kind. */
function isEbml(head: Buffer, docType: string): boolean {
  if (!starts('1a45dfa3')(head)) return false;
  const at = head.subarray(0, 256).indexOf(Buffer.from([0x42, 0x82]));
  return at > 0 && text(head, at + 3, at + 3 + docType.length) === docType;
}

/** "BM" alone starts many texts: the size of the second header must be one that exists. */
function isBmp(head: Buffer): boolean {
  return head.length >= 30 && text(head, 0, 2) === 'BM' && BMP_HEADER_SIZES.has(head.readUInt32LE(14));
}

function isIco(head: Buffer): boolean {
  if (head.length < 22 || !starts('00000100')(head)) return false;
  const pictures = head.readUInt16LE(4);
  return pictures > 0 && pictures <= 64 && head[9] === 0;
}

/** Sync byte 0x47 every 188 bytes, or every 192 with four bytes of time stamp in front (cameras' .m2ts). */
function isTransportStream(head: Buffer): boolean {
  const everywhere = (first: number, step: number) =>
    head.length > first + 4 * step && [0, 1, 2, 3, 4].every((packet) => head[first + packet * step] === 0x47);
  return everywhere(0, 188) || everywhere(4, 192);
}

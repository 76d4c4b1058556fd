import { Refusal } from '../../platform/refusal.ts';

/** The seed's sentence, with the limit that is configured. */
export function tooLarge(maxBytes: number): Refusal {
  const limit =
    maxBytes % 1024 ** 3 === 0 ? `${maxBytes / 1024 ** 3}GB` : `${Math.floor(maxBytes / 1024 ** 2)}MB`;
  return new Refusal('PAYLOAD_TOO_LARGE', `文件大小不能超过${limit}!`, { field: 'file' });
}

export function diskFull(): Refusal {
  return new Refusal('UNAVAILABLE', '服务器磁盘空间不足，请联系管理员');
}

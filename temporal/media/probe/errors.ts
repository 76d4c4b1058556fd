import type { MediaType } from '../../contracts/media.ts';

/** Why a file is not taken, for logs and tests; people read `userMessage`. */
export type RejectionReason =
  | 'empty'
  | 'unknown-format'
  | 'damaged'
  | 'no-video'
  | 'codec-not-allowed'
  | 'too-many-streams'
  | 'too-many-pixels'
  | 'too-small'
  | 'too-long'
  | 'frame-rate';

const USER_MESSAGES: Record<MediaType | 'unknown', string> = {
  video: '视频文件格式不支持或已损坏',
  image: '图片文件格式不支持或已损坏',
  unknown: '文件格式不支持或已损坏',
};

/** Where the person can do something other than look for an undamaged copy. */
const OWN_MESSAGES: Partial<Record<RejectionReason, string>> = {
  'no-video': '文件中只有声音，没有画面，请换一个有画面的视频',
};

/** The file is no video or picture that we work with. Not retryable: the same bytes give the same answer. */
export class MediaRejected extends Error {
  readonly reason: RejectionReason;
  /** What its first bytes said it is; null where they said nothing known. */
  readonly mediaType: MediaType | null;
  /** Chinese sentence for the person who gave the file. */
  readonly userMessage: string;

  constructor(reason: RejectionReason, mediaType: MediaType | null, detail: string, cause?: unknown) {
    super(`${reason}: ${detail}`, { cause });
    this.name = 'MediaRejected';
    this.reason = reason;
    this.mediaType = mediaType;
    this.userMessage = OWN_MESSAGES[reason] ?? USER_MESSAGES[mediaType ?? 'unknown'];
  }
}

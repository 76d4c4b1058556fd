import { ERRORS } from '@tus/server';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CODES } from '../../rest/v1/codes.ts';
import { DISK_FULL } from './incomingStore.ts';
import { diskFull, tooLarge } from './messages.ts';

interface TusAnswer {
  status_code: number;
  /** Our envelope. */
  body: string;
}

/** The library's refusals in our words, by what they are about; the protocol's statuses stay. */
const SENTENCES = new Map<unknown, { status: number; message: string }>([
  [ERRORS.FILE_NOT_FOUND, { status: 404, message: '这次上传不存在或已过期，请重新上传' }],
  [ERRORS.FILE_NO_LONGER_EXISTS, { status: 410, message: '这次上传已被移除或已过期，请重新上传' }],
  [ERRORS.INVALID_OFFSET, { status: 409, message: '上传位置与服务器不一致，请先查询进度再继续' }],
  [ERRORS.MISSING_OFFSET, { status: 400, message: '缺少 Upload-Offset 请求头' }],
  [ERRORS.INVALID_CONTENT_TYPE, { status: 415, message: '上传内容须为 application/offset+octet-stream' }],
  [ERRORS.INVALID_LENGTH, { status: 400, message: '缺少 Upload-Length 请求头或长度不正确' }],
  [ERRORS.INVALID_METADATA, { status: 400, message: 'Upload-Metadata 请求头格式不正确' }],
  [
    ERRORS.UNSUPPORTED_CREATION_DEFER_LENGTH_EXTENSION,
    { status: 400, message: '须在开始时用 Upload-Length 说明文件大小' },
  ],
  [ERRORS.UNSUPPORTED_CONCATENATION_EXTENSION, { status: 501, message: '不支持分段合并上传' }],
  [ERRORS.ERR_SIZE_EXCEEDED, { status: 413, message: '上传内容超过了声明的文件大小' }],
  [ERRORS.ABORTED, { status: 400, message: '上传已中断，可以从断点继续' }],
  [ERRORS.ERR_LOCK_TIMEOUT, { status: 423, message: '这个文件正在别处上传，请稍后再试' }],
]);

/** How an error of the library, of ours or of the system is answered; what nobody expected is logged and masked. */
export function tusAnswer(app: App, error: unknown, requestId: string): TusAnswer {
  const { status, message } = sentenceOf(app, error) ?? unexpected(app, error, requestId);
  return { status_code: status, body: JSON.stringify({ code: status, message, data: null }) };
}

function sentenceOf(app: App, error: unknown): { status: number; message: string } | null {
  if (error instanceof Refusal) return { status: CODES[error.code], message: error.message };
  if (error === DISK_FULL) return { status: 507, message: diskFull().message };
  const known = SENTENCES.get(error);
  if (known) return known;
  const { status_code } = error as { status_code?: number };
  if (error === ERRORS.ERR_MAX_SIZE_EXCEEDED || status_code === 413) {
    return { status: 413, message: tooLarge(app.config.uploadMaxBytes).message };
  }
  return null;
}

function unexpected(app: App, error: unknown, requestId: string) {
  app.log.error({ err: error, reqId: requestId }, 'an upload failed');
  return { status: 500, message: '上传失败，请稍后重试' };
}

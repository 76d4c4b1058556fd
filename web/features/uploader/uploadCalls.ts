import { Failure } from '../../lib/failure.ts';
import { authorizationHeaders, leaveForLogin } from '../../lib/session.ts';
import { failures } from '../../locales/zh-CN/failures.ts';

export const uploadsPath = '/uploads';

/** A file that the server has a part of. */
export interface UnfinishedUpload {
  uploadId: string;
  name: string;
  sizeBytes: number;
  offsetBytes: number;
  lastModifiedMs: number | null;
}

interface Envelope {
  code?: number;
  data?: unknown;
  message?: string;
}

export function uploadHeaders(): Record<string, string> {
  return { 'x-reelsmith-csrf': '1', ...authorizationHeaders() };
}

/** Turns what was sent into an `oss://` address; may be repeated. @throws Failure in the server's words. */
export async function finishUpload(uploadId: string, maxDurationSeconds?: number): Promise<string> {
  const data = await post('/api/v1/material/upload/finish', {
    upload_id: uploadId,
    max_duration: maxDurationSeconds ?? null,
  });
  return data as string;
}

export async function listUnfinished(): Promise<UnfinishedUpload[]> {
  const rows = (await post('/api/v1/material/upload/unfinished', {})) as {
    upload_id: string;
    file_name: string;
    size: number;
    offset: number;
    last_modified: number | null;
  }[];
  return rows.map((row) => ({
    uploadId: row.upload_id,
    name: row.file_name,
    sizeBytes: row.size,
    offsetBytes: row.offset,
    lastModifiedMs: row.last_modified,
  }));
}

/** Takes the part that is there off the server; what cannot be reached now goes by itself after three days. */
export async function removeUnfinished(uploadId: string): Promise<void> {
  await fetch(`${uploadsPath}/${uploadId}`, {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0', ...uploadHeaders() },
  }).catch(() => undefined);
}

async function post(path: string, body: object): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...uploadHeaders() },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Failure(failures.uploadNetwork, 'NETWORK');
  }
  if (response.status === 401) leaveForLogin();
  const answer = (await response.json().catch(() => null)) as Envelope | null;
  if (answer?.code === 0) return answer.data;
  throw failureOf(response.status, answer?.message);
}

/** The server's sentence, else the seed's. `AGAIN` may go better in a moment. */
export function failureOf(status: number, message: string | undefined): Failure {
  const again = status >= 500 && status !== 507 && status !== 501;
  return new Failure(message || failures.upload, again || status === 423 ? 'AGAIN' : 'UPLOAD');
}

import { Failure } from '../../lib/failure.ts';
import { authorizationHeaders, leaveForLogin } from '../../lib/session.ts';
import { failures } from '../../locales/zh-CN/failures.ts';

interface SendOptions {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one file (`POST /api/v1/material/upload`, multipart field `file`) and gives its `oss://` address.
 * XMLHttpRequest, because fetch still tells nothing about how much of a body has gone out.
 */
export function sendFile(file: File, { onProgress, signal }: SendOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string, code = 'UPLOAD') => reject(new Failure(message, code));
    request.open('POST', '/api/v1/material/upload');
    request.setRequestHeader('x-reelsmith-csrf', '1');
    for (const [name, value] of Object.entries(authorizationHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => onProgress(event.loaded);
    request.onerror = () => fail(failures.uploadNetwork, 'NETWORK');
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onload = () => {
      if (request.status === 401) leaveForLogin();
      const body = request.response as { code?: number; data?: unknown; message?: string } | null;
      if (body?.code === 0 && typeof body.data === 'string') resolve(body.data);
      else fail(body?.message || failures.upload);
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.append('file', file, file.name);
    request.send(body);
  });
}

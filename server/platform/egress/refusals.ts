import { badInput, Refusal } from '../refusal.ts';

/**
 * The guard's sentences: what happened and what to do. A name that does not exist and an address that nobody may
 * reach are told alike, and before anything is connected: the answer says nothing about what stands inside the
 * network.
 */
export const closed = () =>
  badInput(
    'url',
    '无法访问该地址：域名不存在，或指向不对外开放的网络。请检查地址；内部工具需由运维人员在 EGRESS_ALLOW 中放行',
  );

export const malformed = () => badInput('url', '地址格式不正确，请填写完整的 http 或 https 地址');

export const wrongScheme = () => badInput('url', '只支持 http 和 https 地址，请检查地址开头');

export const withCredentials = () =>
  badInput('url', '地址中不能包含用户名和密码，请去掉后重试；需要鉴权时请使用密钥请求头');

export const wrongPort = () =>
  badInput('url', '只能访问 80 和 443 端口，请更换地址；其他端口需由运维人员在 EGRESS_ALLOW 中放行');

export const forbiddenHeader = (name: string) =>
  badInput('headers', `请求头 ${name} 由系统填写，不能自行设置，请删除后重试`);

export const unreachable = () => new Refusal('UNAVAILABLE', '连接不上对方服务器，请确认地址可用后重试');

export const badCertificate = () =>
  new Refusal('UNAVAILABLE', '对方的安全证书无效，连接已中止，请对方更换证书后重试');

export const broken = () => new Refusal('UNAVAILABLE', '对方返回的内容不完整或不符合 HTTP 协议，请稍后重试');

export const tooSlow = (timeoutMs: number) =>
  new Refusal(
    'UNAVAILABLE',
    `对方没有在 ${Math.ceil(timeoutMs / 1000)} 秒内答完，请求已中止，请稍后重试或加大超时时间`,
  );

export const tooLarge = (maxBytes: number) =>
  new Refusal(
    'UNAVAILABLE',
    `返回内容超过 ${Math.round(maxBytes / 1024 / 10.24) / 100} MB，请求已中止，请让对方减少返回内容`,
  );

export const bomb = () => new Refusal('UNAVAILABLE', '返回内容解压后异常膨胀，请求已中止，请检查对方服务');

export const unknownEncoding = () =>
  new Refusal('UNAVAILABLE', '返回内容的压缩方式不受支持，请对方改用 gzip 或不压缩');

export const tooManyRedirects = (limit: number) =>
  new Refusal('UNAVAILABLE', `对方跳转超过 ${limit} 次，请求已中止，请直接填写最终地址`);

export const cancelled = () => new Refusal('UNAVAILABLE', '请求已取消');

export const tooBusy = () =>
  new Refusal('RATE_LIMITED', '正在进行的外部请求过多，请稍后再试', { retryAfterSeconds: 5 });

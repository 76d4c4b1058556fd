import { readFileSync } from 'node:fs';
import { inCheckout } from '../../../platform/config/checkout.ts';
import { type Check, fine, warning } from './part.ts';

/** Who stands behind a proxy that nobody told us about looks like one single visitor. */
export const proxy: Check = async ({ app, watch }) => {
  const { trustProxy } = app.config;
  if (trustProxy === false && watch && watch.forwardedUnheard > 0) {
    return warning(
      `收到 ${watch.forwardedUnheard} 个经过代理的请求，但没有信任任何代理`,
      '所有访客都会算作同一个地址：将 TRUST_PROXY 设为代理的地址',
    );
  }
  if (trustProxy === true)
    return warning(
      '信任所有代理',
      '任何人都可以冒充地址：将 TRUST_PROXY 改为代理的地址，除非只有代理能连到这里',
    );
  return fine(trustProxy === false ? '直接访问，没有代理' : `信任 ${trustProxy}`);
};

const { version: VERSION } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8')) as {
  version: string;
};

export const version: Check = async () => {
  const hours = Math.floor(process.uptime() / 3600);
  const memory = Math.round(process.memoryUsage.rss() / 1024 ** 2);
  const up = hours > 0 ? `${hours} 小时` : `${Math.floor(process.uptime() / 60)} 分钟`;
  return fine(`Reelsmith ${VERSION}，Node ${process.version}，本进程已运行 ${up}，内存 ${memory} MB`);
};

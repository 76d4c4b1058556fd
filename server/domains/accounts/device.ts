type Words = ReadonlyArray<readonly [pattern: RegExp, name: string]>;

/** Browsers that call themselves by others' names as well come before those others. */
const BROWSERS: Words = [
  [/MicroMessenger/i, '微信'],
  [/DingTalk/i, '钉钉'],
  [/Lark|Feishu/i, '飞书'],
  [/QQBrowser|QQ\//i, 'QQ 浏览器'],
  [/HeadlessChrome/i, 'Chrome（无界面）'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, '三星浏览器'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
  [/^curl\//i, 'curl'],
  [/python|aiohttp|httpx/i, 'Python 程序'],
  [/node|undici|axios|okhttp|java|go-http/i, '程序'],
];

const SYSTEMS: Words = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/i, '鸿蒙'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** A device in words: "Chrome · Windows". Only a hint for its owner: clients may say of themselves what they like. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return '未知设备';
  const found = (words: Words) => words.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [found(BROWSERS), found(SYSTEMS)].filter(Boolean).join(' · ') || '未知设备';
}

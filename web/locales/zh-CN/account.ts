export const account = {
  unverified: '账号尚未授权',
  unverifiedMay: '您可以浏览页面、修改个人资料和密码。',
  unverifiedMayNot: '上传素材、制作视频、使用积分和修改内容需要先开通，',
  unverifiedAsk: (contact: string) => `请联系${contact}。`,
} as const;

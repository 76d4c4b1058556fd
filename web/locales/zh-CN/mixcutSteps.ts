/** For pages that know no project yet; a project's own strip takes its labels from the server's step table. */
export const mixcutSteps = [
  '脚本撰写',
  '视频检索',
  '语音合成',
  '镜头合成',
  '音频混合',
  '字幕添加',
  '视频生成',
] as const;

export const filmStrip = {
  label: '制作步骤',
  initial: '已排队，马上开始',
  done: '全部完成',
  failed: '生成失败。',
  cancelled: '已取消，未用完的积分已退还',
  waiting: (label: string) => `「${label}」已完成，请确认后执行下一步`,
  working: (label: string) => `正在${label}`,
  steps: (current: number, total: number) => `第 ${current} 步，共 ${total} 步`,
  cell: { INITIAL: '等待', PROCESSING: '进行中', DONE: '已完成', FAILED: '失败', WAITING: '等待确认' },
  stopped: '已取消',
} as const;

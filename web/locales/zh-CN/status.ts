export const status = {
  INITIAL: '初始化',
  PROCESSING: '处理中',
  DONE: '已完成',
  FAILED: '失败',
  WAITING: '等待确认',
  CANCELLED: '已取消',
} as const;

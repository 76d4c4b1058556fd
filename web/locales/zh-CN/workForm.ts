/** What every form says that begins work for credits. */
export const workForm = {
  reset: '重置',
  draftKept: '草稿会自动保存在本标签页',
  checkForm: '请检查表单输入',
  short: (required: string, available: string, remedy: string) =>
    `积分不足：需要 ${required}，可用 ${available}。${remedy}`,
} as const;

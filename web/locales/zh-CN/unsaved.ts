export const unsaved = {
  title: '要放弃未保存的修改吗？',
  text: '离开后，刚才填写的内容不会保留。',
  leave: '放弃修改',
  stay: '继续编辑',
} as const;

export const workbench = {
  list: '项目列表',
  form: '参数',
  result: '结果',
  hideList: '收起项目列表',
  showList: '展开项目列表',
  hideForm: '收起参数',
  showForm: '展开参数',
  resize: (name: string) => `调整${name}的宽度`,
} as const;

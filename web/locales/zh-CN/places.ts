/** What places are called in menus, by their address. */
export const places = {
  '/analyze': '视频评分',
  '/script': '脚本生成',
  '/synthesis': '素材合成',
  '/mixcut': '素材混剪',
  '/finecut': '佳片制作',
  '/create': '创作',
  '/projects': '项目库',
  '/assets': '灵感库',
  '/works': '资产库',
  '/tools': '工具箱',
  '/products': '产品库',
  '/lab': '实验室',
  '/profile': '个人中心',
  '/admin': '管理中心',
} as const;
